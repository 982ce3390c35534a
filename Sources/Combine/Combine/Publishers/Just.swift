/// A publisher that sends a single value to each subscriber.
///
/// It sends the value on the first request, then finishes. Traps if a subscriber requests zero values. Corresponds to
/// `just` in Rx.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher of one value.
    @inlinable
    public init(_ output: Output) {
        self.output = output
    }

    @inlinable
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
        subscriber.receive(subscription: SingleValueSubscription(subscriber, value: output, name: "Just"))
    }
}

extension Just: Equatable where Output: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.output == rhs.output }
}
