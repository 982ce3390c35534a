extension Result {
    /// A publisher that publishes the value of a successful result, or fails with the error of a failed result.
    ///
    /// It sends the value on the first request, then finishes. A failure is sent immediately. Traps if a subscriber
    /// requests zero values.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// The result.
        public let result: Result<Success, Failure>

        /// Creates a publisher of the given result.
        public init(_ result: Result<Success, Failure>) {
            self.result = result
        }

        /// Creates a publisher of the given value.
        public init(_ output: Output) {
            self.init(.success(output))
        }

        /// Creates a publisher that fails with the given error.
        public init(_ failure: Failure) {
            self.init(.failure(failure))
        }

        public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
            switch result {
            case .success(let output):
                subscriber.receive(subscription: SingleValueSubscription(subscriber, value: output, name: "Once"))
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }

    /// Publishes this result.
    public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.result == rhs.result }
}
