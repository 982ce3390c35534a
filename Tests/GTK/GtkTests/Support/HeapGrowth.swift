import CGtk

/// Runs a closure repeatedly and returns the growth of the C heap in bytes. The number of runs is large enough to
/// detect a leak.
@MainActor
func heapGrowth(rounds: Int = 2_000, _ body: () -> Void) -> Int {
    // The first runs allocate memory that is never released.
    for _ in 0..<10 { body() }
    let before = mallinfo2().uordblks
    for _ in 0..<rounds { body() }
    return Int(mallinfo2().uordblks) - Int(before)
}
