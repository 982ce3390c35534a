import Combine

/// Benchmarks that show whether an event takes longer after many earlier events.
struct GrowthBenchmarks {
    private static let sample = 100_000
    private static let later = 10_000_000

    private let part: String?
    private let total = Total()
    private var table = MarkdownTable("path", "ns/event, first \(sample)", "ns/event, after \(later)")

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints a table.
    static func run(part: String?) {
        var suite = GrowthBenchmarks(part: part)
        suite.measureAll()
        if !suite.table.isEmpty { suite.table.printOut() }
    }

    private init(part: String?) {
        self.part = part
    }

    /// Measures how long it takes to send values through the publisher that `path` creates from a subject.
    private mutating func measure<P: Publisher>(
        _ name: String,
        _ path: (PassthroughSubject<Int, Never>) -> P
    ) where P.Failure == Never {
        if let part, !name.contains(part) { return }
        let (subject, total) = (PassthroughSubject<Int, Never>(), total)
        let subscription = path(subject).sink { _ in total.sum &+= 1 }
        let first = best(subject)
        for value in 0..<Self.later { subject.send(value) }
        let last = best(subject)
        subscription.cancel()
        table.append(name, rounded(first), rounded(last))
    }

    private func best(_ subject: PassthroughSubject<Int, Never>) -> Double {
        Measurement.nanoseconds(count: Self.sample) { for value in 0..<$0 { subject.send(value) } }
    }

    private mutating func measureAll() {
        let other = CurrentValueSubject<Int, Never>(1)
        measure("subject → sink") { $0 }
        measure("subject → removeDuplicates → scan → sink") { $0.removeDuplicates().scan(0, &+) }
        measure("combineLatest → sink") { $0.combineLatest(other) }
        measure("merge → sink") { $0.merge(with: other) }
        measure("zip → sink") { $0.zip($0) }
        measure("flatMap to Just → sink") { $0.flatMap { Just($0) } }
        measure("flatMap to a sequence of one → sink") { $0.flatMap { CollectionOfOne($0).publisher } }
        measure("share → sink") { $0.share() }
    }
}
