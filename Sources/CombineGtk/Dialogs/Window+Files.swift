import Gtk

extension Window {
    /// Has the person choose a file to open.
    ///
    /// ```swift
    /// guard let file = try await window.openFile(types: [.json]) else { return }
    /// ```
    ///
    /// - Parameters:
    ///   - title: the dialog's; GTK's own unless given.
    ///   - types: the kinds of files to choose from, the first or all of them to begin with.
    ///   - folder: the folder that is shown first.
    /// - Returns: the file; `nil` where the person cancelled.
    /// - Throws: `CancellationError` where the task was cancelled or the window ended; the dialog closes then. ``GLib/GLibError``
    ///   where the folder cannot be shown. A window that was never shown traps.
    ///
    /// A `GtkFileChooserNative`, the desktop's own dialog where there is one.
    public func openFile(
        _ title: String? = nil,
        types: [FileType] = [.any],
        in folder: File? = nil
    ) async throws -> File? {
        try await FileQuestion(title: title, action: .open, types: types, folder: folder).ask(over: self)?.first
    }

    /// Has the person choose any number of files to open.
    ///
    /// - Returns: the files; none where the person cancelled. Otherwise as ``openFile(_:types:in:)``.
    public func openFiles(
        _ title: String? = nil,
        types: [FileType] = [.any],
        in folder: File? = nil
    ) async throws -> [File] {
        try await FileQuestion(title: title, action: .open, isMultiple: true, types: types, folder: folder)
            .ask(over: self) ?? []
    }

    /// Has the person choose a folder.
    ///
    /// - Returns: the folder; `nil` where the person cancelled. Otherwise as ``openFile(_:types:in:)``.
    public func openFolder(_ title: String? = nil, in folder: File? = nil) async throws -> File? {
        try await FileQuestion(title: title, action: .selectFolder, folder: folder).ask(over: self)?.first
    }

    /// Has the person choose where to save a file, and asks them before it would replace another.
    ///
    /// - Parameter name: the name to begin with, with its suffix.
    /// - Returns: the file, which need not exist; `nil` where the person cancelled. Otherwise as ``openFile(_:types:in:)``.
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

/// What a file dialog asks for.
@MainActor
private struct FileQuestion {
    let title: String?
    let action: FileChooserAction
    var isMultiple = false
    var name: String?
    var types: [FileType] = []
    let folder: File?

    /// Shows the dialog until it is answered; returns `nil` where the person cancels.
    func ask(over parent: Window) async throws -> [File]? {
        try Task.checkCancellation()
        guard parent.canPresent("the file dialog\(title.map { " “\($0)”" } ?? "")") else { throw CancellationError() }
        let chooser = FileChooserNative(title: title, parent: parent, action: action)
        chooser.modal = true
        if isMultiple { chooser.selectMultiple = true }
        for filter in FileType.filters(for: types) { chooser.addFilter(filter) }
        if let folder { try chooser.setCurrentFolder(folder) }
        if let name { chooser.setCurrentName(name) }
        let answer: FileAnswer? = await PendingAnswer.of(parent) { pending in
            chooser.response.sink(on: chooser) { chooser, response in
                let isAccepted = ResponseType(rawValue: response) == .accept
                pending.answer(isAccepted ? .chosen(chooser.chosenFiles) : .cancelled)
            }
            chooser.show()
            return { chooser.destroy() }
        }
        guard let answer else { throw CancellationError() }
        if case .chosen(let files) = answer { return files }
        return nil
    }
}

/// The person's answer to a file dialog.
private enum FileAnswer: Sendable {
    case chosen([File])
    case cancelled
}

extension FileChooserNative {
    fileprivate var chosenFiles: [File] { Array(files.items(as: File.self)) }
}
