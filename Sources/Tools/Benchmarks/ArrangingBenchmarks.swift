import CombineGtk

/// Benchmarks of `arranged(by:)`, which filters and sorts a long list on another thread. They measure how long the main
/// loop is blocked. The table contains the total time, the time that GTK needs to handle the changed rows, and the
/// difference.
@MainActor
struct ArrangingBenchmarks {
    private static let count = 100_000
    private static let runs = 7

    private static let arrivalCount = 200_000

    private var table = MarkdownTable("main loop blocked, list of \(count) rows", "ms", "GTK ms", "package ms")
    private let arrangement: CurrentValueRelay<Arrangement<ArrangedEntry>>
    private let shown: ShownList
    private let splice = SpliceClock()

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints a table.
    static func run(part: String?) {
        var suite = ArrangingBenchmarks()
        let half = count / 2
        suite.measure("arranged: filter half of the rows", part) { Arrangement(where: { $0.id % 2 == 0 }) }
        suite.measure("arranged: filter the second half of the rows", part) {
            Arrangement(where: { $0.id < half })
        }
        suite.measure("arranged: reverse the rows", part) {
            Arrangement(sortedBy: [SortKey(\.id, .descending)])
        }
        suite.shown.close()
        suite.measureArrival(part)
        if !suite.table.isEmpty { suite.table.printOut() }
    }

    private init() {
        let entries = (0..<Self.count).map { ArrangedEntry(id: $0) }
        let arrangement = CurrentValueRelay(Arrangement<ArrangedEntry>())
        let rows = Just(entries).arranged(by: arrangement)
        self.init(
            ShownList(ListView(Rows(rows, cell: Label()) { label, entry in label.label = entry.text })),
            arrangement
        )
    }

    private init(_ list: ShownList, _ arrangement: CurrentValueRelay<Arrangement<ArrangedEntry>>) {
        shown = list
        self.arrangement = arrangement
        splice.follow(shown.list)
        shown.show()
    }

    private mutating func measure(
        _ name: String,
        _ part: String?,
        _ make: () -> Arrangement<ArrangedEntry>
    ) {
        if let part, !name.contains(part) { return }
        var blocks: [(all: Double, ofGTK: Double)] = []
        // Each iteration begins with all rows in their original order. The last arrangement is removed after the loop.
        for _ in 0..<Self.runs {
            showAll()
            let arrangement = make()
            blocks.append(longestBlock { self.arrangement.accept(arrangement) })
        }
        showAll()
        append(name, blocks)
    }

    /// Measures how long the main loop is blocked when many rows are added to an empty list, with and without
    /// `arranged(by:)`.
    private mutating func measureArrival(_ part: String?) {
        let name = "\(Self.arrivalCount) rows arrive"
        if let part, !name.contains(part) { return }
        for isArranged in [false, true] {
            let blocks = (0..<Self.runs).map { _ in
                let entries = CurrentValueRelay<[ArrangedEntry]>([])
                let arrangement = Arrangement<ArrangedEntry>(sortedBy: [SortKey(\.text)])
                let rows =
                    isArranged
                    ? entries.arranged(by: Just(arrangement)).eraseToAnyPublisher() : entries.eraseToAnyPublisher()
                let list = ListView(Rows(rows, cell: Label()) { label, entry in label.label = entry.text })
                let suite = ArrangingBenchmarks(ShownList(list), CurrentValueRelay(arrangement))
                let new = (0..<Self.arrivalCount).map { ArrangedEntry(id: $0) }
                let block = suite.longestBlock { entries.accept(new) }
                suite.shown.close()
                return block
            }
            append(isArranged ? "arranged: \(name)" : name, blocks)
        }
    }

    private mutating func append(_ name: String, _ blocks: [(all: Double, ofGTK: Double)]) {
        let median = blocks.sorted { $0.all - $0.ofGTK < $1.all - $1.ofGTK }[Self.runs / 2]
        table.append(
            name,
            rounded(median.all / 1e6, digits: 2),
            rounded(median.ofGTK / 1e6, digits: 2),
            rounded((median.all - median.ofGTK) / 1e6, digits: 2)
        )
    }

    private func showAll() {
        _ = longestBlock { arrangement.accept(Arrangement()) }
    }

    /// Makes a change and waits until the list shows it. Finds the main-loop turn in which this package needs the most
    /// time. Returns the duration of that turn, and the part of it in which GTK handles the changed rows.
    private func longestBlock(_ change: () -> Void) -> (all: Double, ofGTK: Double) {
        var longest = (all: 0.0, ofGTK: 0.0)
        func time(_ turn: () -> Void) {
            splice.nanoseconds = 0
            let all = Measurement.nanoseconds(ContinuousClock().measure(turn))
            if all - splice.nanoseconds > longest.all - longest.ofGTK { longest = (all, splice.nanoseconds) }
        }
        splice.count = 0
        time(change)
        let start = ContinuousClock.now
        while splice.count == 0, ContinuousClock.now - start < .seconds(2) {
            time { _ = MainContext.iterate(mayBlock: false) }
        }
        // Handles all remaining events and draws the frame.
        while MainContext.iterate(mayBlock: false) {}
        shown.layOut()
        return longest
    }
}

/// An element of the list.
private struct ArrangedEntry: Identifiable, Equatable, Sendable {
    let id: Int
    let text: String

    init(id: Int) {
        self.id = id
        text = "row \(id)"
    }
}

/// A clock that measures how long a view takes to handle changed rows.
@MainActor
private final class SpliceClock {
    var nanoseconds = 0.0
    var count = 0
    private var start = ContinuousClock.now

    /// Connects two handlers: one runs before the view's handler, and the other runs after the view's handler.
    func follow(_ list: ListView) {
        guard let model = list.model else { return }
        list.model = nil
        model.itemsChanged.sink(on: list) { [self] _, _ in start = .now }
        list.model = model
        model.itemsChanged.sink(on: list) { [self] _, _ in
            count += 1
            nanoseconds += Measurement.nanoseconds(.now - start)
        }
    }
}
