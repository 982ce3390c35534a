import Combine

/// Counts up, and down as far as zero.
public final class CounterViewModel: ObservableObject {
    /// The current count.
    @Published public private(set) var count = 0

    /// Starts at zero.
    public init() {}

    /// The count, to show.
    public var countText: some Publisher<String, Never> {
        $count.map { "\($0)" }
    }

    /// A Boolean value that indicates whether there is anything to take away.
    public var isAboveZero: some Publisher<Bool, Never> {
        $count.map { $0 > 0 }
    }

    /// Adds one.
    public func increment() {
        count += 1
    }

    /// Takes one away, unless there is none.
    public func decrement() {
        if count > 0 { count -= 1 }
    }

    /// Starts over at zero.
    public func reset() {
        count = 0
    }
}
