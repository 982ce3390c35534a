import CombineModel
import Foundation
import Testing
import TodoModel

@MainActor
@Suite(.serialized)
struct TodoStoreTests {
    private let store = TodoStore()

    init() {
        DefaultSettings.store = MemorySettings()
    }

    private func add(_ titles: String...) -> [Todo] {
        let todos = titles.map { Todo(title: $0) }
        for todo in todos {
            store.add(todo)
            endEvent()
        }
        return todos
    }

    /// Ends the current event, so that the next change can be undone separately.
    private func endEvent() {
        while store.undoManager.groupingLevel > 0 { store.undoManager.endUndoGrouping() }
    }

    private var titles: [String] { store.todos.map(\.title) }

    @Test func restoresDeletedTodosInPlace() {
        let todos = add("a", "b", "c", "d")
        _ = store.delete([todos[1].id, todos[2].id])
        #expect(titles == ["a", "d"] && store.undoManager.undoActionName == "Delete 2 Todos")
        store.undoManager.undo()
        #expect(titles == ["a", "b", "c", "d"] && store.todos[1] === todos[1])
        store.undoManager.redo()
        #expect(titles == ["a", "d"])
    }

    @Test func restoresDeletedTodosAfterOtherChanges() {
        let todos = add("a", "b", "c")
        let restore = store.delete([todos[1].id])
        endEvent()
        store.move([todos[2].id], before: todos[0].id)
        endEvent()
        store.rename(todos[0], to: "A")
        endEvent()
        restore()
        #expect(titles == ["c", "b", "A"])
        endEvent()
        restore()
        #expect(titles == ["c", "b", "A"], "it already exists")
        store.undoManager.undo()
        #expect(titles == ["c", "A"])
    }

    @Test func movesTodos() {
        let todos = add("a", "b", "c", "d")
        store.move([todos[3].id, todos[1].id], before: todos[0].id)
        #expect(titles == ["d", "b", "a", "c"])
        store.move([todos[3].id], before: nil)
        #expect(titles == ["b", "a", "c", "d"])
        store.undoManager.undo()
        #expect(titles == ["a", "b", "c", "d"])
    }

    @Test func undoesChangesOfTodo() {
        let todos = add("a", "b")
        store.rename(todos[0], to: "A")
        endEvent()
        store.setDone(true, todos)
        #expect(todos.allSatisfy(\.isDone) && store.undoManager.undoActionName == "Done")
        store.undoManager.undo()
        #expect(!todos.contains(where: \.isDone) && todos[0].title == "A")
        store.undoManager.undo()
        #expect(todos[0].title == "a" && store.undoManager.redoActionName == "Rename")
    }

    @Test func ignoresChangesWithoutEffect() {
        let todos = add("a")
        let count = store.undoManager.undoCount
        store.rename(todos[0], to: "a")
        store.setDone(false, todos)
        store.move([todos[0].id], before: nil)
        #expect(store.undoManager.undoCount == count)
    }

    // MARK: View models

    @Test func showsMatchingTodos() async {
        let todos = add("Bread", "milk", "Butter")
        todos[1].notes = "two liters of BUTTERmilk"
        todos[2].isDone = true
        let model = TodoListViewModel(store: store, settings: TodoSettings())
        let titles: () -> [String] = { model.visible.map(\.title) }
        #expect(titles() == ["Bread", "milk", "Butter"])
        model.search = "butter"
        #expect(titles() == ["milk", "Butter"])
        model.scope = .open
        #expect(titles() == ["milk"])
        model.search = ""
        model.scope = .done
        #expect(titles() == ["Butter"])
        model.scope = .all
        model.settings.order = .title
        #expect(titles() == ["Bread", "Butter", "milk"])
        model.settings.isDoneLast = true
        #expect(titles() == ["Bread", "milk", "Butter"])
        todos[2].isDone = false
        await wait { titles() == ["Bread", "Butter", "milk"] }
    }

    @Test func showsAndSelectsNewTodo() {
        _ = add("a")
        let model = TodoListViewModel(store: store, settings: TodoSettings())
        model.search = "zzz"
        model.scope = .done
        let id = model.add()
        #expect(model.selection == [id] && model.selected.map(\.id) == [id])
    }

    @Test func currentTodoIsTheOnlySelectedTodo() {
        let todos = add("a", "b")
        let model = TodoListViewModel(store: store, settings: TodoSettings())
        var current: [String?] = []
        let subscription = model.current.sink { current.append($0?.title) }
        model.selection = [todos[0].id]
        model.selection = Set(todos.map(\.id))
        model.selection = [todos[1].id]
        _ = store.delete([todos[1].id])
        #expect(current == [nil, "a", nil, "b", nil])
        withExtendedLifetime(subscription) {}
    }

    @Test func togglesDoneForAllSelectedTodos() {
        let todos = add("a", "b")
        todos[0].isDone = true
        let model = TodoListViewModel(store: store, settings: TodoSettings())
        model.selection = Set(todos.map(\.id))
        model.toggleDone()
        #expect(todos.map(\.isDone) == [true, true])
        endEvent()
        model.toggleDone()
        #expect(todos.map(\.isDone) == [false, false])
    }

    @Test func releasesStore() async {
        weak var store: TodoStore?
        weak var model: TodoListViewModel?
        do {
            let path = FileManager.default.temporaryDirectory.path() + "/todos-\(UUID().uuidString).json"
            let made = TodoStore(file: TodoFile(DocumentFile(path: path)))
            let viewModel = TodoListViewModel(store: made, settings: TodoSettings())
            made.add(Todo(title: "a"))
            (store, model) = (made, viewModel)
        }
        await wait { store == nil && model == nil }
    }

    private func wait(until condition: () -> Bool) async {
        let deadline = ContinuousClock.now + .seconds(10)
        while !condition(), ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(5)) }
        #expect(condition())
    }
}
