import CGtk

/// Returns the growth of the C heap in bytes after running a closure often enough to detect a leak.
@MainActor
public func heapGrowth(rounds: Int = 2_000, _ body: () -> Void) -> Int {
    // Memory that is allocated once.
    for _ in 0..<10 { body() }
    let before = mallinfo2().uordblks
    for _ in 0..<rounds { body() }
    return Int(mallinfo2().uordblks) - Int(before)
}
