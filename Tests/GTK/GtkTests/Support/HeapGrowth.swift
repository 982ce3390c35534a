import CGtk

/// Runs a closure repeatedly and returns the growth of the C heap in bytes. The number of runs is large enough to
/// detect a leak.
///
/// If the heap grows, the measurement is repeated, because another thread may have allocated memory in the meantime.
/// The result is the smallest growth. A leak affects each measurement.
@MainActor
func heapGrowth(rounds: Int = 2_000, _ body: () -> Void) -> Int {
    // The first runs allocate memory that is never released.
    for _ in 0..<10 { body() }
    var smallest = Int.max
    for _ in 0..<3 where smallest > rounds {
        let before = mallinfo2().uordblks
        for _ in 0..<rounds { body() }
        smallest = min(smallest, Int(mallinfo2().uordblks) - Int(before))
    }
    return smallest
}
