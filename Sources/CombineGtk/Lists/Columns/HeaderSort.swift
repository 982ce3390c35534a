import Gtk

/// The sort order that the user chooses by clicking the headings of a column view.
///
/// GTK doesn't sort the rows. The model that sends the rows sorts them by ``keys``.
@MainActor
final class HeaderSort<Element>: Object {
    /// The keys, in order of precedence. The first key belongs to the heading that the user clicked last.
    @GObjectProperty var keys: [SortKey<Element>] = []

    private let columns: [(column: ColumnViewColumn, sorter: HeaderSorter, key: SortKey<Element>)]
    /// A Boolean value that indicates whether the headings are being updated to match the keys.
    private var isShowing = false

    init(_ columns: [(ColumnViewColumn, SortKey<Element>?)]) {
        self.columns = columns.compactMap { column, key in
            key.map { (column, HeaderSorter(), $0) }
        }
        super.init(properties: [:])
        for (column, sorter, _) in self.columns {
            sorter.headings = self
            column.sorter = sorter
        }
    }

    /// Keeps the headings of a view and the keys in sync.
    func follow(_ view: ColumnView) {
        view.sorter?.changed.sink(on: view) { [self] view, _ in
            if !isShowing { keys = keys(of: view) }
        }
        publisher(for: \.keys).sink(on: view) { [weak self] view, keys in self?.show(keys, in: view) }
    }

    private func show(_ keys: [SortKey<Element>], in view: ColumnView) {
        if self.keys(of: view) == keys { return }
        isShowing = true
        view.sort(byColumn: nil, direction: .ascending)
        for key in keys.reversed() {
            guard let column = columns.first(where: { $0.key.keyPath == key.keyPath })?.column else { continue }
            view.sort(byColumn: column, direction: key.direction == .ascending ? .ascending : .descending)
        }
        isShowing = false
    }

    /// Returns the keys that the headings of a view show. The method calls the view's sorter, which calls the sorters
    /// of the columns in order of precedence and reverses the results of descending columns. This detour is needed,
    /// because GTK 4.8 has no function that returns the keys.
    private func keys(of view: ColumnView) -> [SortKey<Element>] {
        // The two items must differ, because GTK doesn't call the sorters for identical items.
        guard let sorter = view.sorter, let other = columns.first?.sorter else { return [] }
        var keys: [SortKey<Element>] = []
        var found: Set<ObjectIdentifier> = []
        while true {
            HeaderSorter.question = HeaderSorter.Question(known: found)
            let order = sorter.compare(self, item2: other)
            let answered = HeaderSorter.question?.answered
            HeaderSorter.question = nil
            guard let answered, let entry = columns.first(where: { $0.sorter === answered }) else { return keys }
            found.insert(ObjectIdentifier(answered))
            var key = entry.key
            key.direction = order == .smaller ? .ascending : .descending
            keys.append(key)
        }
    }
}

/// The headings of a view. The protocol doesn't depend on the type of the elements.
@MainActor
protocol SortedHeadings: AnyObject {
    /// The columns that the rows are sorted by, in order of precedence.
    var sortedColumns: [(column: ColumnViewColumn, isDescending: Bool)] { get set }
    /// A publisher that sends a value when the sorted columns change.
    var sortChanges: AnyPublisher<Void, Never> { get }
}

extension HeaderSort: SortedHeadings {
    var sortedColumns: [(column: ColumnViewColumn, isDescending: Bool)] {
        get {
            keys.compactMap { key in
                columns.first { $0.key.keyPath == key.keyPath }.map { ($0.column, key.direction == .descending) }
            }
        }
        set {
            keys = newValue.compactMap { column, isDescending in
                guard var key = columns.first(where: { $0.column === column })?.key else { return nil }
                key.direction = isDescending ? .descending : .ascending
                return key
            }
        }
    }

    var sortChanges: AnyPublisher<Void, Never> { publisher(for: \.keys).changes.map { _ in }.eraseToAnyPublisher() }
}

/// The sorter of a column. It doesn't compare anything, and only records that it was called.
final class HeaderSorter: Sorter {
    /// The search for the next sorted column. During a comparison, GTK calls the sorters of the columns in order of
    /// precedence. The first sorter that isn't in `known` stores itself in `answered`.
    struct Question {
        let known: Set<ObjectIdentifier>
        var answered: HeaderSorter?
    }

    static var question: Question?

    weak var headings: (any SortedHeadings)?

    init() {
        super.init(properties: [:])
    }

    override func getOrder() -> SorterOrder { .partial }

    override func doCompare(_ item1: Object?, item2: Object?) -> Ordering {
        guard let question = Self.question, !question.known.contains(ObjectIdentifier(self)) else { return .equal }
        Self.question?.answered = self
        return .smaller
    }
}
