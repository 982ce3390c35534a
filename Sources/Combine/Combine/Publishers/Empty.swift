/// A publisher that sends no values and either finishes immediately or never finishes.
///
/// Corresponds to `empty` and `never` in Rx.
public struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
    /// A Boolean value that indicates whether the publisher finishes immediately.
    public let completeImmediately: Bool

    /// Creates a publisher that sends no values.
    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    /// Creates a publisher that sends no values and has the given output and failure types.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.completeImmediately == rhs.completeImmediately }
}
