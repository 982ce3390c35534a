/// A counter without synchronization. Overlapping deliveries lose counts, and are found by the thread sanitizer.
public final class SharedTally: @unchecked Sendable {
    // Sendable because the publisher under test must call it serially.
    public private(set) var count = 0
    public private(set) var sum = 0

    public init() {}

    public func addUnsynchronized(_ value: Int) {
        count += 1
        sum += value
    }
}
