import CombineGtk

/// Benchmarks of `sorted(by:)` with sort keys, compared with `sorted(by:)` with a closure. Times are the minimum of
/// several runs.
enum SortKeyBenchmarks {
    private static let count = 50_000
    private static let runs = 7

    /// An element of the array.
    private struct Entry: Sendable {
        let number: Int
        let name: String
        let group: String
        let isDone: Bool

        var length: Int { name.utf8.count }
    }

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints a table.
    static func run(part: String?) {
        var table = MarkdownTable("sorting \(count) values", "closure ms", "SortKey ms", "ratio")
        // The generator produces the same values in each run.
        var state: UInt64 = 1
        let entries = (0..<count).map { number in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let random = Int(state >> 33)
            let name = "item \(random % 1_000_000), number \(number)"
            return Entry(number: random, name: name, group: "group \(random % 10)", isDone: random % 3 == 0)
        }
        func measure(_ name: String, _ keys: [SortKey<Entry>], _ areInIncreasingOrder: (Entry, Entry) -> Bool) {
            if let part, !name.contains(part) { return }
            var (closure, key) = (Double.infinity, Double.infinity)
            for _ in 0..<runs {
                closure = min(closure, processorMilliseconds { _ = entries.sorted(by: areInIncreasingOrder) })
                key = min(key, processorMilliseconds { _ = entries.sorted(by: keys) })
            }
            table.append(name, rounded(closure), rounded(key), rounded(key / closure, digits: 2))
        }
        measure("sort by a text", [SortKey(\.name)]) { $0.name < $1.name }
        measure("sort by a number, descending", [SortKey(\.number, .descending)]) { $0.number > $1.number }
        measure("sort by a text and a number", [SortKey(\.group), SortKey(\.number)]) {
            $0.group == $1.group ? $0.number < $1.number : $0.group < $1.group
        }
        measure("sort by a computed property", [SortKey(\.length)]) { $0.length < $1.length }
        measure("sort by a closure for the values", [SortKey(\.isDone) { !$0 && $1 }]) { !$0.isDone && $1.isDone }
        if !table.isEmpty { table.printOut() }
    }
}
