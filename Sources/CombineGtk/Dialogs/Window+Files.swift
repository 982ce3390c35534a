import Gtk

extension Window {
    /// Lets the user choose a file to open.
    ///
    /// ```swift
    /// guard let file = try await window.openFile(types: [.json]) else { return }
    /// ```
    ///
    /// - Parameters:
    ///   - title: the dialog's. GTK's own unless given.
    ///   - types: the kinds of files to choose from, the first or all of them to begin with.
    ///   - folder: the folder that is shown first.
    /// - Returns: the file, or nil if the user cancelled.
    /// - Throws: `CancellationError` where the task was cancelled or the window ended. The dialog closes then.
    ///   ``GLib/GLibError`` where the folder cannot be shown. A window that was never shown traps.
    ///
    /// A `GtkFileChooserNative`, with the trait `GTK4_10` a `GtkFileDialog`: the desktop's own dialog where there is one.
    public func openFile(
        _ title: String? = nil,
        types: [FileType] = [.any],
        in folder: File? = nil
    ) async throws -> File? {
        try await FileQuestion(title: title, action: .open, types: types, folder: folder).ask(over: self)?.first
    }

    /// Lets the user choose any number of files to open.
    ///
    /// - Returns: the files. None where the user cancelled. Otherwise as ``openFile(_:types:in:)``.
    public func openFiles(
        _ title: String? = nil,
        types: [FileType] = [.any],
        in folder: File? = nil
    ) async throws -> [File] {
        try await FileQuestion(title: title, action: .open, isMultiple: true, types: types, folder: folder)
            .ask(over: self) ?? []
    }

    /// Lets the user choose a folder.
    ///
    /// - Returns: the folder, or nil if the user cancelled. Otherwise as ``openFile(_:types:in:)``.
    public func openFolder(_ title: String? = nil, in folder: File? = nil) async throws -> File? {
        try await FileQuestion(title: title, action: .selectFolder, folder: folder).ask(over: self)?.first
    }

    /// Lets the user choose where to save a file, and asks for confirmation before another file is replaced.
    ///
    /// - Parameter name: the name to begin with, with its suffix.
    /// - Returns: the file, which need not exist, or nil if the user cancelled. Otherwise as ``openFile(_:types:in:)``.
    public func saveFile(
        _ title: String? = nil,
        named name: String,
        types: [FileType] = [.any],
        in folder: File? = nil
    ) async throws -> File? {
        try await FileQuestion(title: title, action: .save, name: name, types: types, folder: folder).ask(over: self)?
            .first
    }
}
