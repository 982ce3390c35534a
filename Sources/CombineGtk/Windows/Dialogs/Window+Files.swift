import Gtk

extension Window {
    /// Lets the user choose a file to open.
    ///
    /// ```swift
    /// guard let file = try await window.openFile(types: [.json]) else { return }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of the dialog, or nil for the default title.
    ///   - types: The kinds of files that the user can choose. Initially, the dialog shows files of all these kinds. If
    ///     one of the kinds is ``FileType/any``, the dialog initially shows only files of the first kind.
    ///   - folder: The folder that is shown first.
    /// - Returns: The file, or nil if the user cancelled.
    /// - Throws: `CancellationError` if the task is cancelled or the window is closed. In both cases, the dialog is
    ///   closed. Throws ``/GLib/GLibError`` if the folder can't be shown.
    ///
    /// The method traps if the window was never shown. The method uses a `GtkFileChooserNative`, or a `GtkFileDialog`
    /// with the trait `GTK4_10`. If the desktop has a file dialog, both classes show it.
    public func openFile(
        _ title: String? = nil,
        types: [FileType] = [.any],
        in folder: File? = nil
    ) async throws -> File? {
        try await FileQuestion(title: title, action: .open, types: types, folder: folder).ask(over: self)?.first
    }

    /// Lets the user choose any number of files to open.
    ///
    /// - Returns: The files, or an empty array if the user cancelled. In all other respects, the method behaves like
    ///   ``openFile(_:types:in:)``.
    public func openFiles(
        _ title: String? = nil,
        types: [FileType] = [.any],
        in folder: File? = nil
    ) async throws -> [File] {
        try await FileQuestion(title: title, action: .open, isMultiple: true, types: types, folder: folder)
            .ask(over: self) ?? []
    }

    /// Lets the user choose a folder. In all other respects, the method behaves like ``openFile(_:types:in:)``.
    ///
    /// - Returns: The folder, or nil if the user cancelled.
    public func openFolder(_ title: String? = nil, in folder: File? = nil) async throws -> File? {
        try await FileQuestion(title: title, action: .selectFolder, folder: folder).ask(over: self)?.first
    }

    /// Lets the user choose where to save a file, and asks for confirmation before an existing file is replaced.
    ///
    /// - Parameter name: The initial file name, with its suffix.
    /// - Returns: The file, which may not exist yet, or nil if the user cancelled. In all other respects, the method
    ///   behaves like ``openFile(_:types:in:)``.
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
