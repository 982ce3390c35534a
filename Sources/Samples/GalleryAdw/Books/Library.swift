import CombineModel
import Observation

/// A book, which the user can edit.
@MainActor
@Observable
final class Book: Identifiable {
    var title: String
    var author: String
    var note = ""
    var rating: Int
    var isFinished: Bool

    /// Creates a book, by default one that the user is going to describe.
    init(_ title: String = "", by author: String = "", rating: Int = 0, isFinished: Bool = false) {
        self.title = title
        self.author = author
        self.rating = rating
        self.isFinished = isFinished
    }

    /// The title to display.
    var heading: String { title.isEmpty ? "Untitled" : title }

    /// The rating to display, or an empty string if the user hasn't rated the book.
    var stars: String { rating == 0 ? "" : "★ \(rating)" }

    var shelf: Shelf { isFinished ? .finished : .toRead }

    func matches(_ search: String) -> Bool {
        search.isEmpty || "\(title) \(author)".lowercased().contains(search.lowercased())
    }
}

/// A library that uses Observation: the books, the search and the books that the user has opened.
@MainActor
@Observable
final class Library {
    var books = [
        Book("Frankenstein", by: "Mary Shelley"),
        Book("Persuasion", by: "Jane Austen", rating: 5, isFinished: true),
        Book("Middlemarch", by: "George Eliot"),
        Book("Emma", by: "Jane Austen", rating: 4, isFinished: true),
        Book("Villette", by: "Charlotte Brontë", rating: 3),
        Book("The Last Man", by: "Mary Shelley", rating: 2, isFinished: true),
    ]
    var search = ""
    var path: [Book] = []

    /// The books that match the search, sorted by shelf and title.
    var visible: [Book] {
        books.filter { $0.matches(search) }.sorted { ($0.shelf, $0.title) < ($1.shelf, $1.title) }
    }

    var status: String { "\(books.count { $0.isFinished }) of \(books.count) books finished" }

    var canAdd: Bool { path.isEmpty }

    var canFinish: Bool { path.last?.isFinished == false }

    /// Opens the page of a book.
    func open(_ book: Book) { path = [book] }

    /// Adds a book without a title and opens its page.
    func add() {
        let book = Book()
        books.append(book)
        search = ""
        open(book)
    }

    /// Marks the book whose page is open as finished.
    func finish() { path.last?.isFinished = true }
}
