import CombineModel
import Foundation
import TodoModel

/// A writer that makes random changes to the todos of a file until it's killed. After each save, it prints the number
/// of changes so far.
///
/// The number of changes is also the title of the first todo.
enum TodoWriter {
    static func run(file: String) async throws {
        try await change(TodoStore(file: DocumentFile(path: file)))
    }

    @MainActor
    private static func change(_ store: TodoStore) async throws {
        if store.todos.isEmpty { store.add(Todo(title: "0")) }
        // Prevents `undo()` from removing the first todo.
        store.undoManager.removeAllActions()
        let counter = store.todos[0].id
        let saved = store.$isSaved.dropFirst().filter { $0 }.sink { _ in
            let line = "\(store[counter]?.title ?? "")\n"
            _ = line.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
        }
        while true {
            let number = (Int(store[counter]?.title ?? "") ?? 0) + 1
            store.undoManager.disableUndoRegistration()
            store.rename(counter, to: "\(number)")
            store.undoManager.enableUndoRegistration()
            guard let todo = store.todos.randomElement() else { continue }
            switch Int.random(in: 0..<6) {
            case 0 where store.todos.count < 300: store.add(Todo(title: "Ä \(number)", notes: "\"x\"\n"))
            case 1 where todo.id != counter: _ = store.delete([todo.id])
            case 2 where todo.id != counter: store.move([todo.id], before: store.todos.last?.id)
            case 3: store.undoManager.undo()
            case 4: store.setDone(!todo.isDone, [todo.id])
            default: store.content.todos[store.todos.firstIndex { $0.id == todo.id } ?? 0].notes += "note "
            }
            try await Task.sleep(for: .milliseconds(.random(in: 0..<40)))
        }
        withExtendedLifetime(saved) {}
    }
}
