import Combine
import Gtk

extension Application {
    /// Reads style sheets and `.ui` files from a folder instead of the embedded files, and reads a file again whenever
    /// it changes. In release builds it does nothing.
    ///
    /// ```swift
    /// application.liveReload(from: "Resources")
    /// ```
    ///
    /// - Files are identified by the names that ``Gtk/StyleSheet`` and ``Gtk/Interface`` use. Files that aren't in the
    ///   folder aren't reloaded.
    /// - A style sheet that is applied after the call changes immediately in all windows.
    /// - A new version of a `.ui` file is used for windows and widgets that load it later. A ``GtkApp`` also creates a
    ///   new window with ``GtkApp/makeWindow(_:)``, and closes the previous one. A class's own `template` doesn't
    ///   change, because GTK keeps it forever.
    /// - If GTK can't parse a file, the error is logged with the file and line, and the previous version stays in use.
    /// - Alternatively, the environment variable `COMBINEGTK_LIVE_RELOAD` names the folder for a ``GtkApp``.
    public func liveReload(from folder: String) {
        #if DEBUG
        LiveReload.start(folder)
        #endif
    }
}

#if DEBUG
/// Reads files from a folder instead of the embedded ones.
@MainActor
final class LiveReload {
    private static var started: [LiveReload] = []

    /// Sends the name of a `.ui` file that was loaded and has changed.
    static let changedInterfaces = PassthroughRelay<String>()

    /// A publisher that sends the errors of changed files that can't be parsed.
    static let failures = PassthroughRelay<String>()

    private let folder: String
    private var watches: [String: FileWatch] = [:]
    /// The style sheets by file name. They're held here, because a display only holds their rules.
    private var sheets: [String: [StyleSheet]] = [:]

    static func start(_ folder: String) {
        if started.contains(where: { $0.folder == folder }) { return }
        started.append(LiveReload(folder))
        StyleSheet.whenApplied = { sheet in
            for reload in started { reload.follow(sheet) }
        }
        InterfaceLoading.replacement = { interface in
            started.lazy.compactMap { $0.path(of: interface) }.first
        }
    }

    /// Stops reloading, for tests.
    static func stop() {
        started = []
        StyleSheet.whenApplied = nil
        InterfaceLoading.replacement = nil
    }

    /// Logs an error, with a note that the previous version stays in use.
    static func report(_ error: any Error) {
        Diagnostics.warning("\(error)")
        failures.accept("\(error)")
    }

    private init(_ folder: String) {
        self.folder = folder
    }

    /// Returns the path of the file with a name in the folder, or nil if it doesn't exist.
    private func path(named file: String) -> String? {
        let path = "\(folder)/\(file)"
        return File(path: path).queryExists() ? path : nil
    }

    // MARK: Style sheets

    private func follow(_ sheet: StyleSheet) {
        guard let path = path(named: sheet.file) else { return }
        let file = sheet.file
        if !sheets[file, default: []].contains(where: { $0 === sheet }) { sheets[file, default: []].append(sheet) }
        watch(path) { [weak self] in self?.readSheets(file, at: path) }
        readSheets(file, at: path)
    }

    private func readSheets(_ file: String, at path: String) {
        // An editor may remove the file briefly before it writes the file again. That write is reported as the next
        // change.
        guard let content = try? File(path: path).loadContentsBlocking().contents else { return }
        for sheet in sheets[file, default: []] {
            do {
                try sheet.reload(content, from: path)
            } catch {
                Self.report(error)
            }
        }
    }

    // MARK: Interfaces

    private func path(of interface: Interface) -> String? {
        guard let path = path(named: interface.file) else { return nil }
        watch(path) { Self.changedInterfaces.accept(interface.file) }
        return path
    }

    private func watch(_ path: String, _ changed: @escaping @MainActor () -> Void) {
        if watches[path] == nil { watches[path] = FileWatch(path, changed) }
    }
}
#endif
