import Gtk

extension Window {
    /// Lets the user choose a file to open.
    ///
    /// ```swift
    /// guard let file = try await window.openFile(types: [.json]) else { return }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of the dialog, or nil for the default title of GTK.
    ///   - types: The kinds of files that the user can choose. Initially, the dialog shows files of all these kinds. If
    ///     one of them is ``FileType/any``, it shows files of the first kind.
    ///   - folder: The folder that is shown first.
    /// - Returns: The file, or nil if the user cancelled.
    /// - Throws: `CancellationError` if the task was cancelled or the window was closed, which also closes the dialog.
    ///   ``GLib/GLibError`` if the folder can't be shown. A window that was never shown traps.
    ///
    /// It uses a `GtkFileChooserNative`, or with the trait `GTK4_10` a `GtkFileDialog`, which shows the dialog of the
    /// desktop if there is one.
    public func openFile(
        _ title: String? = nil,
        types: [FileType] = [.any],
        in folder: File? = nil
    ) async throws -> File? {
        try await FileQuestion(title: title, action: .open, types: types, folder: folder).ask(over: self)?.first
    }

    /// Lets the user choose any number of files to open.
    ///
    /// - Returns: The files, or an empty array if the user cancelled. Otherwise the method behaves like
    ///   ``openFile(_:types:in:)``.
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
    /// - Returns: The folder, or nil if the user cancelled. Otherwise the method behaves like
    ///   ``openFile(_:types:in:)``.
    public func openFolder(_ title: String? = nil, in folder: File? = nil) async throws -> File? {
        try await FileQuestion(title: title, action: .selectFolder, folder: folder).ask(over: self)?.first
    }

    /// Lets the user choose where to save a file, and asks for confirmation before an existing file is replaced.
    ///
    /// - Parameter name: The initial file name, with its suffix.
    /// - Returns: The file, which may not exist yet, or nil if the user cancelled. Otherwise the method behaves like
    ///   ``openFile(_:types:in:)``.
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
