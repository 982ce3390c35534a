import CombineModel

/// The todos of all windows. They're stored in a file, and the user can undo all changes.
public typealias TodoStore = Document<TodoList>

extension Document where Content == TodoList {
    public var todos: [Todo] { content.todos }

    /// The user's default file, in `$XDG_DATA_HOME`.
    public static var standardFile: DocumentFile { DocumentFile("todos.json", inDataOf: "org.combinegtk.Todo") }

    /// Returns the todo with an identity, or nil if it was deleted.
    public subscript(id: Todo.ID) -> Todo? { todos.first { $0.id == id } }

    /// Saves the todos before it returns. Does nothing if a newer version wrote the file, because the window has told the
    /// user that changes won't be saved.
    public func saveAtEnd() throws(DocumentProblem) {
        if problem?.isReadOnly != true { try saveAndWait() }
    }

    /// Adds a todo at the end.
    public func add(_ todo: Todo) {
        edit(String(localized: "New Todo")) { $0.todos.append(todo) }
    }

    /// Deletes todos. Returns a closure that restores the deleted todos at their previous positions. The closure also
    /// works if the list has changed in the meantime.
    public func delete(_ ids: Set<Todo.ID>) -> @MainActor () -> Void {
        let (before, count) = (content, todos.count { ids.contains($0.id) })
        let name = String(localized: "Delete Todo", plural: "Delete \(count) Todos", count: count)
        edit(name) { $0.todos.removeAll { ids.contains($0.id) } }
        let inverse = TodoList.change(from: content, to: before)
        return { [weak self] in self?.edit(String(localized: "Restore")) { inverse?.apply(to: &$0) } }
    }

    /// Moves todos before another todo, or to the end of the list.
    public func move(_ ids: [Todo.ID], before id: Todo.ID?) {
        let moved = ids.compactMap { self[$0] }
        edit(String(localized: "Move")) { list in
            list.todos.removeAll { ids.contains($0.id) }
            list.todos.insert(contentsOf: moved, at: list.todos.firstIndex { $0.id == id } ?? list.todos.endIndex)
        }
    }

    /// Renames a todo.
    public func rename(_ id: Todo.ID, to title: String) {
        change([id], String(localized: "Rename")) { $0.title = title }
    }

    /// Removes a new todo if the user didn't name it. Has no effect during an undo or a redo, which also end editing.
    public func discardIfUnnamed(_ id: Todo.ID) {
        guard !undoManager.isUndoing, !undoManager.isRedoing, let last = todos.last, last.id == id else { return }
        guard last.title.isEmpty, last.notes.isEmpty else { return }
        if undoManager.undoActionName == String(localized: "New Todo") { undoManager.undo() }
    }

    /// Marks todos as done or not done.
    public func setDone(_ isDone: Bool, _ ids: [Todo.ID]) {
        change(ids, isDone ? String(localized: "Done") : String(localized: "Not Done")) { $0.isDone = isDone }
    }

    private func change(_ ids: [Todo.ID], _ actionName: String, _ change: (inout Todo) -> Void) {
        edit(actionName) { list in
            for index in list.todos.indices where ids.contains(list.todos[index].id) { change(&list.todos[index]) }
        }
    }
}
