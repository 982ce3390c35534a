/// The test classes that haven't been started yet.
struct BatchQueue {
    /// The minimum number of tests in a batch. It's necessary because starting a process takes half a second.
    private static let smallest = 20

    private var classes: ArraySlice<TestList.Class>
    private var remaining: Int
    private let processes: Int

    init(_ list: TestList, processes: Int) {
        classes = list.classes[...]
        remaining = list.classes.reduce(0) { $0 + $1.count }
        self.processes = processes
    }

    /// Adds classes that a process didn't run because it crashed.
    mutating func append(_ others: [TestList.Class]) {
        classes += others
        remaining += others.reduce(0) { $0 + $1.count }
    }

    /// Returns the classes of the next batch, or nil if there are no more classes.
    ///
    /// The last batches are smaller, so that all processes end at about the same time.
    mutating func next() -> [TestList.Class]? {
        let size = max(Self.smallest, remaining / (processes * 6))
        var batch: [TestList.Class] = []
        var count = 0
        while count < size, let first = classes.first {
            // Tests that use libadwaita run in separate processes.
            if let other = batch.first, other.usesAdwaita != first.usesAdwaita { break }
            classes.removeFirst()
            batch.append(first)
            count += first.count
        }
        remaining -= count
        return batch.isEmpty ? nil : batch
    }
}
