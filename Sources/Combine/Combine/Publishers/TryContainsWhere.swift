extension Publishers {
    /// A publisher that publishes a Boolean value that indicates whether a throwing closure returns true for any value.
    ///
    /// The publisher requests unlimited values from the upstream. If a value satisfies the condition, the publisher
    /// cancels the upstream and publishes true. If the upstream finishes first, the publisher publishes false. The
    /// result is sent once the subscriber has requested a value. If the closure throws an error, the publisher cancels
    /// the upstream and fails.
    public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether a value satisfies the condition.
        public let predicate: (Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S) where Bool == S.Input, S: Subscriber, S.Failure == any Error {
            var isFound = false
            upstream.tryReduce(to: subscriber, name: "TryContainsWhere", result: { isFound }) { [predicate] value in
                isFound = try predicate(value)
                return isFound ? .finish : .proceed
            }
        }
    }
}

extension Publisher {
    /// Publishes a Boolean value that indicates whether any value satisfies a condition. Fails if the closure throws an
    /// error.
    @inlinable
    public func tryContains(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
