import CGtk

/// By how many bytes the C heap grew while a piece of code ran often enough for a leak to show.
@MainActor
public func heapGrowth(rounds: Int = 2_000, _ body: () -> Void) -> Int {
    // Memory that is allocated once.
    for _ in 0..<10 { body() }
    let before = mallinfo2().uordblks
    for _ in 0..<rounds { body() }
    return Int(mallinfo2().uordblks) - Int(before)
}
