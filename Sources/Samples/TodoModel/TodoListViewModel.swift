import CombineModel
import Foundation

/// The state of a window: the search text, the todos that match it, and the selection.
@MainActor
public final class TodoListViewModel: ObservableObject {
    /// The kinds of todos to show.
    public enum Scope: CaseIterable, Sendable {
        case all, open, done

        public var title: String {
            switch self {
            case .all: String(localized: "All")
            case .open: String(localized: "Open")
            case .done: String(localized: "Done", context: "scope")
            }
        }
    }

    public let store: TodoStore
    public let settings: TodoSettings
    @Published public var search = ""
    @Published public var scope = Scope.all
    @Published public var selection: Set<Todo.ID> = []
    /// The todos to show, in order.
    @Published public private(set) var visible: [Todo] = []
    /// The identities of the todos of each deletion. When the todos are restored, they are selected.
    private var deletions: [Set<Todo.ID>] = []
    private var restoration: AnyCancellable?

    public init(store: TodoStore, settings: TodoSettings) {
        self.store = store
        self.settings = settings
        let order = settings.$order.combineLatest(settings.$isDoneLast)
        store.$content.map(\.todos).combineLatest($search, $scope, order)
            .map { todos, search, scope, order in
                var todos = todos.filter { todo in
                    (scope == .all || todo.isDone == (scope == .done))
                        && (search.isEmpty || "\(todo.title)\n\(todo.notes)".localizedCaseInsensitiveContains(search))
                }
                if order.0 == .title {
                    todos.sort { $0.title.localizedCaseInsensitiveCompare($1.title) == .orderedAscending }
                }
                return order.1 ? todos.filter { !$0.isDone } + todos.filter(\.isDone) : todos
            }
            .removeDuplicates()
            .assign(to: &$visible)
        restoration = $visible.sink { [weak self] visible in self?.selectRestored(in: visible) }
    }

    // MARK: Selection

    /// The selected todos, in order.
    public var selected: [Todo] { visible.filter { selection.contains($0.id) } }

    /// The selected todo. It's nil if no todo or several todos are selected.
    public var current: Todo? {
        get { selected.count == 1 ? selected[0] : nil }
        set {
            guard let newValue, let index = store.todos.firstIndex(where: { $0.id == newValue.id }) else { return }
            store.content.todos[index] = newValue
        }
    }

    /// The identity of the selected todo. It's nil if no todo or several todos are selected.
    public var currentID: some Publisher<Todo.ID?, Never> {
        $visible.combineLatest($selection) { visible, ids in
            let selected = visible.filter { ids.contains($0.id) }
            return selected.count == 1 ? selected[0].id : nil
        }
        .removeDuplicates()
    }

    /// The text that replaces the details while no todo or several todos are selected. It's empty if the list is empty.
    public var noDetails: some Publisher<String, Never> {
        $visible.combineLatest($selection) { visible, ids in
            if visible.isEmpty { return "" }
            let count = visible.count { ids.contains($0.id) }
            if count < 2 { return String(localized: "Select a todo") }
            return String(localized: "\(count) todo selected", plural: "\(count) todos selected", count: count)
        }
    }

    public var hasSelection: some Publisher<Bool, Never> {
        $visible.combineLatest($selection) { visible, ids in visible.contains { ids.contains($0.id) } }
    }

    // MARK: Actions of the user

    /// Adds a todo, makes sure that it's visible, and selects it.
    public func add() -> Todo.ID {
        (search, scope) = ("", .all)
        let todo = Todo()
        store.add(todo)
        selection = [todo.id]
        return todo.id
    }

    /// Marks the selected todos as done. If all selected todos are done, marks them as not done.
    public func toggleDone() {
        let todos = selected
        store.setDone(!todos.allSatisfy(\.isDone), todos.map(\.id))
    }

    /// Deletes the selected todos and selects the next todo. Returns a closure that restores the deleted todos. When
    /// they are restored, they are selected.
    public func deleteSelected() -> @MainActor () -> Void {
        let (before, ids) = (visible, Set(selected.map(\.id)))
        let restore = store.delete(ids)
        let last = before.lastIndex { ids.contains($0.id) }
        let next = last.flatMap { before[$0...].first { !ids.contains($0.id) } }
        selection = (next ?? before.last { !ids.contains($0.id) }).map { [$0.id] } ?? []
        if !ids.isEmpty { deletions.append(ids) }
        return restore
    }

    private func selectRestored(in visible: [Todo]) {
        if deletions.isEmpty { return }
        let visible = Set(visible.map(\.id))
        guard let place = deletions.lastIndex(where: { $0.isSubset(of: visible) }) else { return }
        selection = deletions.remove(at: place)
    }

    /// A Boolean value that indicates whether the user can move rows. Sorted rows can't be moved.
    public var isMovable: Bool { settings.order == .manual && !settings.isDoneLast }

    /// The text that the list shows while it's empty.
    public var nothing: some Publisher<String, Never> {
        store.$content.map {
            $0.todos.isEmpty ? String(localized: "Nothing to do") : String(localized: "No todos found")
        }
    }

    /// The text of the status bar, such as "2 of 5 done", or a note that the todos aren't saved.
    public var status: some Publisher<String, Never> {
        store.$content.combineLatest(store.$problem) { list, problem in
            if problem?.isAboutSaving == true { return String(localized: "Not saved") }
            let (done, count) = (list.todos.count(where: \.isDone), list.todos.count)
            return count == 0 ? "" : String(localized: "\(done) of \(count) done")
        }
    }
}
