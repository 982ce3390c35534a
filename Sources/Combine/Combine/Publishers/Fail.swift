/// A publisher that fails immediately, without waiting for a request. Corresponds to `error` in Rx.
public struct Fail<Output, Failure>: Publisher where Failure: Error {
    /// The failure.
    public let error: Failure

    /// Creates a publisher that fails with an error.
    public init(error: Failure) {
        self.error = error
    }

    /// Creates a publisher that has the given output type and fails with an error.
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.error == rhs.error }
}
