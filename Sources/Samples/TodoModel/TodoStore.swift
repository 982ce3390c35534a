import CombineModel
import Dispatch

/// The todos of all windows: kept in a file, and every change of the list taken back by its undo manager.
@MainActor
public final class TodoStore: ObservableObject {
    /// In the order that the person gave them.
    @Published public private(set) var todos: [Todo] = []
    /// What was wrong with the file last; `nil` once it was written.
    @Published public private(set) var problem: TodoFileError?
    /// Whether the file has all changes.
    @Published public private(set) var isSaved = true
    public let undoManager = UndoManager()
    /// An event after each change of the list or of a todo, in the next turn of the main loop.
    public let changes = PassthroughRelay<Void>()

    private var file: TodoFile?
    /// What was last given to be written; `nil` where that failed.
    private var lastWritten: [TodoFile.Record]? = []
    private var writesUnderWay = 0
    private let queue = DispatchQueue(label: "org.combinegtk.Todo.file")
    private var cancellables: Set<AnyCancellable> = []

    /// Opens a file, or keeps todos in memory alone.
    public init(file: TodoFile? = nil) {
        self.file = file
        do {
            let records = try file?.read() ?? []
            (todos, lastWritten) = (records.map(Todo.init), records)
        } catch {
            problem = error
            if error.keptAs == nil { self.file = nil }
        }
        $todos.map { Publishers.MergeMany($0.map(\.objectWillChange)).prepend(()) }
            .switchToLatest()
            // A todo tells before it changes.
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

    /// Deletes todos; returns a closure that puts them back where they were, whatever has changed since.
    @discardableResult
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

    /// Moves todos before another, or to the end.
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

    /// Says whether todos are done.
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

    /// Writes what has changed, on another thread.
    public func save() {
        guard let file else { return }
        if lastWritten != records {
            (lastWritten, writesUnderWay) = (records, writesUnderWay + 1)
            queue.async { [weak self, records] in
                let result = Result { () throws(TodoFileError) in try file.write(records) }
                DispatchQueue.main.async { self?.wrote(result) }
            }
        }
        isSaved = writesUnderWay == 0
    }

    /// Writes what has changed before it returns, as at the end of the program.
    public func saveAndWait() throws(TodoFileError) {
        guard let file, !isSaved || lastWritten != records else { return }
        (lastWritten, writesUnderWay) = (records, writesUnderWay + 1)
        let result = queue.sync { [records] in Result { () throws(TodoFileError) in try file.write(records) } }
        wrote(result)
        try result.get()
    }

    private func wrote(_ result: Result<Void, TodoFileError>) {
        writesUnderWay -= 1
        switch result {
        case .success: problem = nil
        case .failure(let error): (problem, lastWritten) = (error, nil)
        }
        isSaved = writesUnderWay == 0 && lastWritten == records
    }
}

extension Todo {
    fileprivate convenience init(_ record: TodoFile.Record) {
        self.init(title: record.title, isDone: record.isDone, notes: record.notes, id: record.id)
    }
}

extension TodoFile.Record {
    fileprivate init(_ todo: Todo) {
        self.init(id: todo.id, title: todo.title, isDone: todo.isDone, notes: todo.notes)
    }
}
