/// A count without synchronization: deliveries that overlap lose counts, and show under the thread sanitizer.
public final class SharedTally: @unchecked Sendable {
    // Sendable because the publisher under test is to call serially.
    public private(set) var count = 0
    public private(set) var sum = 0

    public init() {}

    public func addUnsynchronized(_ value: Int) {
        count += 1
        sum += value
    }
}
