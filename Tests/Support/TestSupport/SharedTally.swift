/// A counter without synchronization. Concurrent calls lose counts, and the thread sanitizer detects them.
public final class SharedTally: @unchecked Sendable {
    // This is Sendable because the publisher under test must call it serially.
    public private(set) var count = 0
    public private(set) var sum = 0

    public init() {}

    public func addUnsynchronized(_ value: Int) {
        count += 1
        sum += value
    }
}
