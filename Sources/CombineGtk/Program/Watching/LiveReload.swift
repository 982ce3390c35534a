import Gtk

extension Application {
    /// Reads style sheets and `.ui` files from a folder instead of the embedded files, and reloads a file when it
    /// changes. In release builds, the method does nothing.
    ///
    /// ```swift
    /// application.liveReload(from: "Resources")
    /// ```
    ///
    /// - Files are identified by the names that ``/Gtk/StyleSheet`` and ``/Gtk/Interface`` use. Files that the folder
    ///   doesn't contain aren't reloaded.
    /// - When a style sheet changes, all windows update immediately. Only style sheets that are applied after this call
    ///   are reloaded.
    /// - When a `.ui` file changes, the new version is used for windows and widgets that are created later. A
    ///   ``GtkApp`` also creates a new window with ``GtkApp/makeWindow(_:)`` and closes the previous window. The
    ///   `template` of a class doesn't change, because GTK never releases it.
    /// - If GTK can't parse a file, the error is logged with the file and line, and the previous version stays in use.
    /// - In a ``GtkApp``, you can set the environment variable `COMBINEGTK_LIVE_RELOAD` to the folder instead of
    ///   calling this method.
    public func liveReload(from folder: String) {
        #if DEBUG
        LiveReload.start(folder)
        #endif
    }
}

#if DEBUG
/// An object that replaces the embedded files with the files of a folder.
@MainActor
final class LiveReload {
    private static var started: [LiveReload] = []

    /// A relay that sends the name of a loaded `.ui` file when the file changes.
    static let changedInterfaces = PassthroughRelay<String>()

    /// A relay that sends the errors of changed files that can't be parsed.
    static let failures = PassthroughRelay<String>()

    private let folder: String
    private var watches: [String: FileWatch] = [:]
    /// The style sheets by file name. This object retains the style sheets, because a display only retains their rules.
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

    /// Stops reloading. Only tests call this.
    static func stop() {
        started = []
        StyleSheet.whenApplied = nil
        InterfaceLoading.replacement = nil
    }

    /// Logs an error and sends it with `failures`.
    static func report(_ error: any Error) {
        Diagnostics.warning("\(error)")
        failures.accept("\(error)")
    }

    private init(_ folder: String) { self.folder = folder }

    /// Returns the path of a file in the folder, or nil if the file doesn't exist.
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
        // An editor may remove the file briefly before it writes the new content. The write causes another change
        // event.
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
        if watches[path] != nil { return }
        watches[path] = FileWatch(path, changed)
        DevSession.reportReloaded(path)
    }
}
#endif
