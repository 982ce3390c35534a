import CombineModel
import Dispatch

/// The todos of all windows. They're stored in a file. An undo manager records the changes.
@MainActor
public final class TodoStore: ObservableObject {
    /// The todos, in the user's order.
    @Published public private(set) var todos: [Todo] = []
    /// The error of the last attempt to read or save the file, or nil if the attempt succeeded.
    @Published public private(set) var problem: TodoFileError?
    /// A Boolean value that indicates whether all changes have been saved.
    @Published public private(set) var isSaved = true
    public let undoManager = UndoManager()
    /// A relay that sends a value after each change of the list or a todo, in the next turn of the main loop.
    public let changes = PassthroughRelay<Void>()

    /// The file in which the todos are saved, or nil if they're only kept in memory.
    public private(set) var file: TodoFile?
    /// The todos that the file contained when it was last read or written.
    private var saved: [TodoFile.Record] = []
    /// The todos that are being written, or nil if no write is in progress.
    private var written: [TodoFile.Record]?
    /// The result of the last write. It's only accessed on the queue.
    private nonisolated(unsafe) var outcome: Result<[TodoFile.Record], TodoFileError>?
    private let queue = DispatchQueue(label: "org.combinegtk.Todo.file")
    private var cancellables: Set<AnyCancellable> = []

    /// Creates a store with the todos of a file. Without a file, the todos are only kept in memory.
    public init(file: TodoFile? = nil) {
        self.file = file
        do {
            let records = try file?.read() ?? []
            (todos, saved) = (records.map(Todo.init), records)
        } catch {
            problem = error
            if case .newer(let records) = error.reason { todos = records.map(Todo.init) }
            // If the file couldn't be read and wasn't renamed, it must not be overwritten.
            if error.keptAs == nil { self.file = nil }
        }
        $todos.map { Publishers.MergeMany($0.map(\.objectWillChange)).prepend(()) }
            .switchToLatest()
            // A todo publishes before it changes. In the next turn of the main loop, the change is complete.
            .receive(on: DispatchQueue.main)
            .bind(to: changes)
            .store(in: &cancellables)
        changes.throttle(for: .milliseconds(300), scheduler: DispatchQueue.main, latest: true)
            .sink { [weak self] in MainActor.assumeIsolated { self?.save() } }
            .store(in: &cancellables)
    }

    // MARK: Changes

    /// Adds a todo at the end.
    public func add(_ todo: Todo) {
        replace(todos + [todo], actionName: String(localized: "New Todo"))
    }

    /// Deletes todos. Returns a closure that restores the deleted todos at their previous positions. The closure also
    /// works if the list has changed in the meantime.
    public func delete(_ ids: Set<Todo.ID>) -> @MainActor () -> Void {
        let (before, count) = (todos, todos.count { ids.contains($0.id) })
        let name = String(localized: "Delete Todo", plural: "Delete \(count) Todos", count: count)
        replace(todos.filter { !ids.contains($0.id) }, actionName: name)
        return { [weak self] in self?.restore(ids, from: before) }
    }

    private func restore(_ ids: Set<Todo.ID>, from before: [Todo]) {
        var new = todos
        let present = Set(new.map(\.id))
        for (index, todo) in before.enumerated() where ids.contains(todo.id) && !present.contains(todo.id) {
            new.insert(todo, at: min(index, new.count))
        }
        replace(new, actionName: String(localized: "Restore"))
    }

    /// Moves todos before another todo, or to the end of the list.
    public func move(_ ids: [Todo.ID], before id: Todo.ID?) {
        var new = todos.filter { !ids.contains($0.id) }
        let place = new.firstIndex { $0.id == id } ?? new.endIndex
        new.insert(contentsOf: ids.compactMap { id in todos.first { $0.id == id } }, at: place)
        replace(new, actionName: String(localized: "Move"))
    }

    /// Renames a todo.
    public func rename(_ todo: Todo, to title: String) {
        set(\.title, of: [todo], to: title, actionName: String(localized: "Rename"))
    }

    /// Removes a new todo if the user didn't name it. Has no effect during an undo or a redo, which also end editing.
    public func discardIfUnnamed(_ todo: Todo) {
        guard !undoManager.isUndoing, !undoManager.isRedoing else { return }
        guard todo.title.isEmpty, todo.notes.isEmpty, todos.last === todo else { return }
        if undoManager.undoActionName == String(localized: "New Todo") { undoManager.undo() }
    }

    /// Marks todos as done or not done.
    public func setDone(_ isDone: Bool, _ todos: [Todo]) {
        set(
            \.isDone,
            of: todos,
            to: isDone,
            actionName: isDone ? String(localized: "Done") : String(localized: "Not Done")
        )
    }

    private func replace(_ new: [Todo], actionName: String) {
        let before = todos
        guard new.map(\.id) != before.map(\.id) else { return }
        undoManager.registerUndo(withTarget: self) { $0.replace(before, actionName: actionName) }
        undoManager.setActionName(actionName)
        todos = new
    }

    private func set<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<Todo, Value>,
        of todos: [Todo],
        to value: Value,
        actionName: String
    ) {
        for todo in todos where todo[keyPath: property] != value {
            let before = todo[keyPath: property]
            undoManager.registerUndo(withTarget: self) {
                $0.set(property, of: [todo], to: before, actionName: actionName)
            }
            undoManager.setActionName(actionName)
            todo[keyPath: property] = value
        }
    }

    // MARK: The file

    private var records: [TodoFile.Record] { todos.map(TodoFile.Record.init) }

    /// Saves the changes on a background queue.
    public func save() {
        guard let file else { return }
        let records = records
        if written == nil, saved != records {
            written = records
            queue.async { [weak self, saved] in
                let result = Result { () throws(TodoFileError) in try file.save(records, changedFrom: saved) }
                self?.outcome = result
                DispatchQueue.main.async { self?.writeEnded(records, result) }
            }
        }
        isSaved = written == nil && saved == records
    }

    /// Saves the changes before it returns, for example when the program exits.
    public func saveAndWait() throws(TodoFileError) {
        guard let file else { return }
        // Waits for a write that is in progress, and applies its result. When the result is delivered again later, it
        // has no effect.
        if let written, let result = queue.sync(execute: { outcome }) { finish(written, result) }
        let records = records
        if saved == records { return }
        let result = Result { () throws(TodoFileError) in try file.save(records, changedFrom: saved) }
        written = records
        finish(records, result)
        _ = try result.get()
    }

    /// Applies the changes that another program made to the file.
    public func reload() {
        guard let file else { return }
        queue.async { [weak self] in
            guard file.hasChanged, let records = try? file.read() else { return }
            DispatchQueue.main.async { self?.take(records, since: nil) }
        }
    }

    private func writeEnded(_ records: [TodoFile.Record], _ result: Result<[TodoFile.Record], TodoFileError>) {
        guard written == records else { return }
        finish(records, result)
        // Saves changes that were made during the write. After a failure, the todos are saved when the user tries again
        // or changes them.
        if case .success = result { save() }
    }

    /// Applies the result of a write.
    ///
    /// - Parameter records: The todos that were written.
    private func finish(_ records: [TodoFile.Record], _ result: Result<[TodoFile.Record], TodoFileError>) {
        written = nil
        switch result {
        case .success(let new):
            problem = nil
            take(new, since: records)
        case .failure(let error): problem = error
        }
        isSaved = saved == self.records
    }

    /// Applies new content of the file. Changes that haven't been saved are kept.
    ///
    /// - Parameter base: The previous content of the file, or nil for the content that was read or written last.
    private func take(_ new: [TodoFile.Record], since base: [TodoFile.Record]?) {
        let merged = TodoFile.Record.merged(records, new, base: base ?? saved)
        saved = new
        if merged == records { return }
        let known = Dictionary(todos.map { ($0.id, $0) }) { first, _ in first }
        for record in merged { known[record.id]?.update(to: record) }
        if merged.map(\.id) != todos.map(\.id) {
            // Removes undo actions, because they would restore a list without the changes of the other program.
            undoManager.removeAllActions()
            todos = merged.map { known[$0.id] ?? Todo($0) }
        }
    }
}

extension Todo {
    fileprivate convenience init(_ record: TodoFile.Record) {
        self.init(title: record.title, isDone: record.isDone, notes: record.notes, id: record.id)
    }

    /// Sets the properties that have changed.
    fileprivate func update(to record: TodoFile.Record) {
        if title != record.title { title = record.title }
        if isDone != record.isDone { isDone = record.isDone }
        if notes != record.notes { notes = record.notes }
    }
}

extension TodoFile.Record {
    fileprivate init(_ todo: Todo) {
        self.init(id: todo.id, title: todo.title, isDone: todo.isDone, notes: todo.notes)
    }
}
