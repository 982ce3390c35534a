import Combine

/// A counter whose value is never negative.
public final class CounterViewModel: ObservableObject {
    /// The current count.
    @Published public private(set) var count = 0

    /// Creates a counter that starts at zero.
    public init() {}

    /// The count as text.
    public var countText: some Publisher<String, Never> {
        $count.map { "\($0)" }
    }

    /// A Boolean value that indicates whether the count can be decremented.
    public var isAboveZero: some Publisher<Bool, Never> {
        $count.map { $0 > 0 }
    }

    /// Adds one.
    public func increment() {
        count += 1
    }

    /// Subtracts one, unless the count is zero.
    public func decrement() {
        if count > 0 { count -= 1 }
    }

    /// Sets the count to zero.
    public func reset() {
        count = 0
    }
}
