import CombineGtk

/// The time for which the main loop is blocked when `arranged(by:)` filters and sorts a long list off the main thread
/// and a view shows the result: the total time, and the time without GTK's work for the changed rows.
@MainActor
struct ArrangingBenchmarks {
    private static let count = 100_000
    private static let runs = 7

    private var table = MarkdownTable("main loop blocked by \(count) rows, longest", "ms", "GTK's ms", "ours ms")
    private let entries = (0..<count).map { ArrangedEntry(id: $0) }
    private let arrangement = CurrentValueRelay(Arrangement<ArrangedEntry>())
    private let shown: ShownList
    private let splice = SpliceClock()

    /// Measures the operations whose name contains `part`, or all, and prints a table.
    static func run(part: String?) {
        var suite = ArrangingBenchmarks()
        let half = count / 2
        suite.measure("arranged: a filter that removes half", part) { Arrangement(where: { $0.id % 2 == 0 }) }
        suite.measure("arranged: a filter that removes the second half", part) {
            Arrangement(where: { $0.id < half })
        }
        suite.measure("arranged: a sort that reverses", part) {
            Arrangement(sortedBy: [SortKey(\.id, .descending)])
        }
        suite.shown.close()
        if !suite.table.isEmpty { suite.table.printOut() }
    }

    private init() {
        let rows = Just(entries).arranged(by: arrangement)
        shown = ShownList(ListView(Rows(rows, cell: Label()) { label, entry in label.label = entry.text }))
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
        // Each pass applies an arrangement and removes it, so that each one begins with all rows in their original
        // order.
        for _ in 0..<Self.runs {
            showAll()
            blocks.append(longestBlock(of: make()))
        }
        showAll()
        let median = blocks.sorted { $0.all - $0.ofGTK < $1.all - $1.ofGTK }[Self.runs / 2]
        table.append(
            name,
            rounded(median.all / 1e6, digits: 2),
            rounded(median.ofGTK / 1e6, digits: 2),
            rounded((median.all - median.ofGTK) / 1e6, digits: 2)
        )
    }

    private func showAll() {
        _ = longestBlock(of: Arrangement())
    }

    /// Returns the longest turn of the main loop until an arrangement is shown, and the time in it during which GTK was
    /// notified of changed rows.
    private func longestBlock(of new: Arrangement<ArrangedEntry>) -> (all: Double, ofGTK: Double) {
        var longest = (all: 0.0, ofGTK: 0.0)
        func time(_ turn: () -> Void) {
            splice.nanoseconds = 0
            let all = Measurement.nanoseconds(ContinuousClock().measure(turn))
            if all - splice.nanoseconds > longest.all - longest.ofGTK { longest = (all, splice.nanoseconds) }
        }
        splice.count = 0
        time { arrangement.accept(new) }
        let start = ContinuousClock.now
        while splice.count == 0, ContinuousClock.now - start < .seconds(2) {
            time { _ = MainContext.iterate(mayBlock: false) }
        }
        // Performs the remaining work and draws the frame.
        while MainContext.iterate(mayBlock: false) {}
        shown.layOut()
        return longest
    }
}

/// A value of a list.
private struct ArrangedEntry: Identifiable, Equatable, Sendable {
    let id: Int
    let text: String

    init(id: Int) {
        self.id = id
        text = "row \(id)"
    }
}

/// Measures the time that a view needs when it's notified of changed rows.
@MainActor
private final class SpliceClock {
    var nanoseconds = 0.0
    var count = 0
    private var start = ContinuousClock.now

    /// Connects one handler before the view's handler and one after it.
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
