import CombineModel

/// A book, which the user can edit.
@MainActor
final class PublishedBook: ObservableObject, Identifiable {
    @Published var title: String
    @Published var author: String
    @Published var note = ""
    @Published var rating: Int
    @Published var isFinished: Bool

    /// Creates a book, by default one that the user is going to describe.
    init(_ title: String = "", by author: String = "", rating: Int = 0, isFinished: Bool = false) {
        self.title = title
        self.author = author
        self.rating = rating
        self.isFinished = isFinished
    }

    /// The title to display.
    var heading: some Publisher<String, Never> { $title.map { $0.isEmpty ? "Untitled" : $0 } }

    /// The rating to display, or an empty string if the user hasn't rated the book.
    var stars: some Publisher<String, Never> { $rating.map { $0 == 0 ? "" : "★ \($0)" } }

    var shelf: Shelf { isFinished ? .finished : .toRead }

    func matches(_ search: String) -> Bool {
        search.isEmpty || "\(title) \(author)".lowercased().contains(search.lowercased())
    }
}

/// A library that uses Combine: the books, the search and the books that the user has opened.
@MainActor
final class PublishedLibrary: ObservableObject {
    @Published var books = [
        PublishedBook("Frankenstein", by: "Mary Shelley"),
        PublishedBook("Persuasion", by: "Jane Austen", rating: 5, isFinished: true),
        PublishedBook("Middlemarch", by: "George Eliot"),
        PublishedBook("Emma", by: "Jane Austen", rating: 4, isFinished: true),
        PublishedBook("Villette", by: "Charlotte Brontë", rating: 3),
        PublishedBook("The Last Man", by: "Mary Shelley", rating: 2, isFinished: true),
    ]
    @Published var search = ""
    @Published var path: [PublishedBook] = []

    /// The books that match the search, sorted by shelf and title.
    var visible: some Publisher<[PublishedBook], Never> {
        changes.combineLatest($search) { books, search in
            books.filter { $0.matches(search) }.sorted { ($0.shelf, $0.title) < ($1.shelf, $1.title) }
        }
    }

    var status: some Publisher<String, Never> {
        changes.map { books in
            "\(books.count { $0.isFinished }) of \(books.count) books finished"
        }
    }

    /// The books, each time that the array or a book has changed.
    private var changes: some Publisher<[PublishedBook], Never> {
        $books
            .map { books in
                // `objectWillChange` sends before the change.
                Publishers.MergeMany(books.map(\.objectWillChange)).receive(on: MainScheduler.shared).map { books }
                    .prepend(books)
            }
            .switchToLatest()
    }

    var canAdd: some Publisher<Bool, Never> { $path.map(\.isEmpty) }

    var canFinish: some Publisher<Bool, Never> {
        $path
            .map { $0.last?.$isFinished.map(!).eraseToAnyPublisher() ?? Just(false).eraseToAnyPublisher() }
            .switchToLatest()
    }

    /// Opens the page of a book.
    func open(_ book: PublishedBook) { path = [book] }

    /// Adds a book without a title and opens its page.
    func add() {
        let book = PublishedBook()
        books.append(book)
        search = ""
        open(book)
    }

    /// Marks the book whose page is open as finished.
    func finish() { path.last?.isFinished = true }
}
