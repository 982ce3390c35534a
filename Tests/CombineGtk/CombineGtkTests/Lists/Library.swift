import CombineGtk
import Observation

/// An element of a list, and of a tree of its parts.
@Observable
@MainActor
final class Book: Identifiable {
    var title: String
    var pages: Int
    var parts: [Book]?

    init(_ title: String) {
        self.title = title
        pages = title.count * 100
    }
}

/// A view model whose books the tests of observed lists and commands show.
@Observable
@MainActor
final class Library {
    var books = ["Emma", "Villette", "Middlemarch"].map { Book($0) }
    var search = ""
    var selection: Book.ID?
    var isMarked = false
    var sort = [SortKey<Book>(\.title)]
    var sorted: [Book] { books.sorted(by: sort) }
    var visible: [Book] { search.isEmpty ? books : books.filter { $0.title.contains(search) } }
    var isSelected: Bool { selection != nil }

    func select(_ position: Int) {
        selection = books[position].id
    }

    func removeSelected() -> String {
        guard let position = books.firstIndex(where: { $0.id == selection }) else { return "" }
        selection = nil
        return books.remove(at: position).title
    }
}
