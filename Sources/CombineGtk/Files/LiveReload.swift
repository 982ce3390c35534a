import Combine
import Gtk

extension Application {
    /// Reads style sheets and `.ui` files from a folder instead of the embedded ones, and again whenever one of them
    /// changes. In release builds it does nothing.
    ///
    /// ```swift
    /// application.liveReload(from: "Resources")
    /// ```
    ///
    /// - Files are identified by the names that ``Gtk/StyleSheet`` and ``Gtk/Interface`` have for them. Files that
    ///   aren't in the folder aren't reloaded.
    /// - A style sheet that is applied from then on changes immediately in all windows.
    /// - Of a `.ui` file each window and widget that loads it from then on is made. A ``GtkApp`` also makes the window
    ///   that is used again by ``GtkApp/makeWindow(_:)``, and closes the previous one. A class's own `template` stays,
    ///   as GTK has it for good.
    /// - If GTK can't parse a file, the error is logged with the file and line, and the previous version stays.
    /// - Without a call, the environment's `COMBINEGTK_LIVE_RELOAD` names such a folder to a ``GtkApp``.
    public func liveReload(from folder: String) {
        #if DEBUG
        LiveReload.start(folder)
        #endif
    }
}

#if DEBUG
/// Reads files from a folder in place of those that the program brings along.
@MainActor
final class LiveReload {
    private static var started: [LiveReload] = []

    /// Sends the name of a `.ui` file that was loaded and has changed.
    static let changedInterfaces = PassthroughRelay<String>()

    /// Sends what a changed file is not understood for.
    static let failures = PassthroughRelay<String>()

    private let folder: String
    private var watches: [String: FileWatch] = [:]
    /// By their names. Held, as a display holds their rules alone.
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

    /// Ends all, as tests do.
    static func stop() {
        started = []
        StyleSheet.whenApplied = nil
        InterfaceLoading.replacement = nil
    }

    /// Says that what was shown stays, and why.
    static func report(_ error: any Error) {
        Diagnostics.warning("\(error)")
        failures.accept("\(error)")
    }

    private init(_ folder: String) {
        self.folder = folder
    }

    /// Returns the file in the folder that has a name, if there is one.
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
        // An editor that writes the file again may remove it for a moment. It reappears with the next change.
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
