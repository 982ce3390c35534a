extension Optional {
    /// A publisher that publishes the wrapped value. If the optional is nil, the publisher publishes nothing.
    ///
    /// It sends the value on the first request, then finishes. If there is no value, it finishes immediately. Traps if
    /// a subscriber requests zero values.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value, or nil if there is no value.
        public let output: Wrapped?

        /// Creates a publisher that publishes the given value, or no value if `output` is nil.
        public init(_ output: Output?) {
            self.output = output
        }

        public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
            if let output {
                subscriber.receive(subscription: SingleValueSubscription(subscriber, value: output, name: "Optional"))
            } else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            }
        }
    }

    /// Publishes the wrapped value. If the optional is nil, publishes nothing.
    @_disfavoredOverload
    public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.output == rhs.output }
}
