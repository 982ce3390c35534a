/// A publisher that sends one value at the first request, then finishes. Apple Combine's `Just`.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value sent.
    public let output: Output

    /// Makes a publisher of one value.
    @inlinable
    public init(_ output: Output) {
        self.output = output
    }

    @inlinable
    @inline(__always)
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
        subscriber.receive(subscription: SingleValueSubscription(subscriber, value: output, name: "Just"))
    }
}

extension Just: Equatable where Output: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.output == rhs.output
    }
}

extension Just: Sendable where Output: Sendable {}
