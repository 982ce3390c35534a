import Combine
import CombineModel

/// A book. With the settings of this target, the structure and its conformances are isolated to the main actor.
public struct Book: Identifiable, Equatable {
    public let id: Int
    public var title: String
    public var isRead = false

    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

/// A shelf of books whose view model is `@Observable`, with the parts of a view model that Combine handles.
@Observable
public final class ShelfViewModel {
    public var books: [Book] = []
    public var search = ""
    public var sort = [SortKey<Book>(\.title)]
    public private(set) var suggestion: String?
    @ObservationIgnored public private(set) lazy var markAsRead = Action<Book.ID, Void>(
        on: self,
        enabled: Observed { [unowned self] in !visible.isEmpty }
    ) { shelf, id in
        guard let place = shelf.books.firstIndex(where: { $0.id == id }) else { return }
        shelf.books[place].isRead = true
    }

    public init() {}

    public var visible: [Book] { books.filter { search.isEmpty || $0.title.contains(search) }.sorted(by: sort) }

    /// Suggests the first visible book after each change of the search text.
    public func suggest() -> AnyCancellable {
        Observed { [weak self] in self?.search ?? "" }
            .removeDuplicates()
            .dropFirst()
            .sink { [weak self] _ in self?.suggestion = self?.visible.first?.title }
    }

    public func load(_ titles: [String]) async {
        await Task.yield()
        books = titles.enumerated().map { Book(id: $0.offset, title: $0.element) }
    }
}

/// A list of books whose view model is an `ObservableObject`.
public final class ReadingList: ObservableObject {
    @Published public var books: [Book] = []
    @Published public var sort = [SortKey<Book>(\.title)]

    public init() {}

    public var arranged: some Publisher<[Book], Never> {
        $books.arranged(by: $sort.map { Arrangement(sortedBy: $0) })
    }
}
