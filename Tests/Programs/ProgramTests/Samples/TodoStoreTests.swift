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
        #expect(titles == ["a", "b", "c", "d"] && store.todos[1] == todos[1])
        store.undoManager.redo()
        #expect(titles == ["a", "d"])
    }

    @Test func restoresDeletedTodosAfterOtherChanges() {
        let todos = add("a", "b", "c")
        let restore = store.delete([todos[1].id])
        endEvent()
        store.move([todos[2].id], before: todos[0].id)
        endEvent()
        store.rename(todos[0].id, to: "A")
        endEvent()
        restore()
        #expect(titles == ["b", "c", "A"], "it precedes the same todo as before")
        endEvent()
        restore()
        #expect(titles == ["b", "c", "A"], "it already exists")
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
        store.rename(todos[0].id, to: "A")
        endEvent()
        store.setDone(true, todos.map(\.id))
        #expect(store.todos.allSatisfy(\.isDone) && store.undoManager.undoActionName == "Done")
        store.undoManager.undo()
        #expect(!store.todos.contains(where: \.isDone) && titles == ["A", "b"])
        store.undoManager.undo()
        #expect(titles == ["a", "b"] && store.undoManager.redoActionName == "Rename")
    }

    // MARK: View models

    @Test func showsMatchingTodos() {
        _ = add("Bread", "milk", "Butter")
        store.content.todos[1].notes = "two liters of BUTTERmilk"
        store.content.todos[2].isDone = true
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
        store.content.todos[2].isDone = false
        #expect(titles() == ["Bread", "Butter", "milk"])
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
        let subscription = model.currentID.sink { [store] id in current.append(id.flatMap { store[$0] }?.title) }
        model.selection = [todos[0].id]
        model.selection = Set(todos.map(\.id))
        model.selection = [todos[1].id]
        _ = store.delete([todos[1].id])
        #expect(current == [nil, "a", nil, "b", nil])
        withExtendedLifetime(subscription) {}
    }

    @Test func togglesDoneForAllSelectedTodos() {
        let todos = add("a", "b")
        store.setDone(true, [todos[0].id])
        let model = TodoListViewModel(store: store, settings: TodoSettings())
        model.selection = Set(todos.map(\.id))
        model.toggleDone()
        #expect(store.todos.map(\.isDone) == [true, true])
        endEvent()
        model.toggleDone()
        #expect(store.todos.map(\.isDone) == [false, false])
    }
}
