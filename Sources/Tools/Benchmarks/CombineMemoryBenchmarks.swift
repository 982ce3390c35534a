import CGtk
import Combine

/// Benchmarks of the memory that objects, subjects and subscriptions use on the heap.
struct CombineMemoryBenchmarks {
    private static let count = 20_000

    private let part: String?
    private let subject = PassthroughSubject<Int, Never>()
    private var table = MarkdownTable("on the heap", "bytes")

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints a table.
    static func run(part: String?) {
        var suite = CombineMemoryBenchmarks(part: part)
        suite.measureAll()
        if !suite.table.isEmpty { suite.table.printOut() }
    }

    private init(part: String?) {
        self.part = part
    }

    /// Measures the bytes of a result of `make`.
    private mutating func measure<Result: AnyObject>(_ name: String, minus other: Int = 0, _ make: () -> Result) {
        if let part, !name.contains(part) { return }
        table.append("\(name), bytes", "\(bytes(make) - other)")
    }

    private func bytes<Result: AnyObject>(_ make: () -> Result) -> Int {
        var results: [Result] = []
        results.reserveCapacity(Self.count)
        // Objects that all results share, and memory that was freed earlier, aren't counted.
        for _ in 0..<Self.count / 10 { results.append(make()) }
        let (count, before) = (results.count, mallinfo2().uordblks)
        while results.count < Self.count { results.append(make()) }
        return Int(mallinfo2().uordblks - before) / (Self.count - count)
    }

    private mutating func measureAll() {
        let subject = subject
        let object = bytes { PlainModel() }
        measure("an object with @Published, without the object", minus: object) { Model() }
        measure("PassthroughSubject") { PassthroughSubject<Int, Never>() }
        measure("CurrentValueSubject") { CurrentValueSubject<Int, Never>(0) }
        measure("a subscription, subject → sink") { subject.sink { _ in } }
        measure("a subscription through four operators") {
            subject.map { $0 &+ 1 }.filter { $0 >= 0 }.removeDuplicates().scan(0, &+).sink { _ in }
        }
    }
}

private final class PlainModel {
    var value = 0
}

private final class Model: ObservableObject {
    @Published var value = 0
}
