import Gtk

/// The options of a file dialog.
@MainActor
struct FileQuestion {
    let title: String?
    let action: FileChooserAction
    var isMultiple = false
    var name: String?
    var types: [FileType] = []
    let folder: File?

    /// Shows the dialog and returns the chosen files. Returns nil if the user cancels.
    func ask(over parent: Window) async throws -> [File]? {
        try Task.checkCancellation()
        let name = title.map { " \"\($0)\"" } ?? ""
        guard parent.canPresent("the file dialog\(name)") else { throw CancellationError() }
        guard let answer = try await answer(over: parent) else { throw CancellationError() }
        switch answer {
        case .chosen(let files): return files
        case .cancelled: return nil
        case .failed(let error): throw error
        }
    }
}

extension FileQuestion {
    #if GTK4_10
    private func answer(over parent: Window) async throws -> FileAnswer? {
        let dialog = FileDialog()
        if let title { dialog.title = title }
        if let name { dialog.initialName = name }
        if let folder { dialog.initialFolder = folder }
        let filters = FileType.filters(for: types)
        if !filters.isEmpty { dialog.filters = ListStore(filters) }
        return await PendingAnswer.of(parent) { pending in
            let task = Task { pending.answer(await answer(of: dialog, over: parent)) }
            return { task.cancel() }
        }
    }

    /// Shows the dialog and returns the answer. Cancelling the task closes the dialog.
    private func answer(of dialog: FileDialog, over parent: Window) async -> FileAnswer {
        do throws(GLibError) {
            if isMultiple { return .chosen(Array(try await dialog.openMultiple(parent).items(as: File.self))) }
            let file =
                switch action {
                case .save: try await dialog.save(parent)
                case .selectFolder: try await dialog.selectFolder(parent)
                default: try await dialog.open(parent)
                }
            return .chosen([file])
        } catch {
            let isAnswer = error.domain == DialogError.errorDomain && error.code != DialogError.failed.rawValue
            return isAnswer || error.isCancelled ? .cancelled : .failed(error)
        }
    }
    #else
    private func answer(over parent: Window) async throws -> FileAnswer? {
        let chooser = FileChooserNative(title: title, parent: parent, action: action)
        chooser.isModal = true
        if isMultiple { chooser.selectsMultiple = true }
        for filter in FileType.filters(for: types) { chooser.addFilter(filter) }
        if let folder { try chooser.setCurrentFolder(folder) }
        if let name { chooser.setCurrentName(name) }
        return await PendingAnswer.of(parent) { pending in
            chooser.response.sink(on: chooser) { chooser, response in
                let isAccepted = ResponseType(rawValue: response) == .accept
                pending.answer(isAccepted ? .chosen(Array(chooser.files.items(as: File.self))) : .cancelled)
            }
            chooser.show()
            return { chooser.destroy() }
        }
    }
    #endif
}

enum FileAnswer: Sendable {
    case chosen([File])
    case cancelled
    case failed(GLibError)
}
