extension Publishers {
    /// A publisher that publishes a Boolean value that indicates whether any value satisfies a condition.
    ///
    /// The publisher requests unlimited values from the upstream. If a value satisfies the condition, the publisher
    /// cancels the upstream and publishes true. If the upstream finishes first, the publisher publishes false. The
    /// result is sent once the subscriber has requested a value.
    public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether a value satisfies the condition.
        public let predicate: (Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S) where Bool == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var isFound = false
            upstream.reduce(to: subscriber, name: "ContainsWhere", result: { isFound }) { [predicate] value in
                isFound = predicate(value)
                return isFound ? .finish : .proceed
            }
        }
    }
}

extension Publisher {
    /// Publishes a Boolean value that indicates whether any value satisfies a condition.
    @inlinable
    public func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}
