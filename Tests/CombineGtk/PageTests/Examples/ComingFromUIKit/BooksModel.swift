import Combine
import Foundation

#if canImport(CombineModel)
import CombineModel  // On Linux, it has UndoManager and String(localized:). On Apple's platforms, Foundation has them.
#endif

struct Book: Identifiable, Equatable, Sendable {
    let id: Int
    var title: String
}

/// The books of a reader. It compiles for iOS and for Linux.
@MainActor
final class BooksModel: ObservableObject {
    @Published private(set) var books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Middlemarch")]
    @Published var selection: Book.ID?
    let undoManager = UndoManager()

    func removeSelected() {
        guard let id = selection else { return }
        selection = nil
        set(books.filter { $0.id != id }, actionName: String(localized: "Remove Book"))
    }

    private func set(_ new: [Book], actionName: String) {
        let before = books
        undoManager.registerUndo(withTarget: self) { $0.set(before, actionName: actionName) }
        undoManager.setActionName(actionName)
        books = new
    }
}
