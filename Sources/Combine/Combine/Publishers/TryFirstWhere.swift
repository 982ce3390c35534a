extension Publishers {
    /// A publisher that publishes the first value for which a throwing closure returns true, then finishes.
    ///
    /// The publisher requests unlimited values from the upstream, and cancels the upstream when the value arrives. Once
    /// the subscriber has requested a value, the publisher sends the value, if there is one, and finishes. If the
    /// closure throws an error, the publisher cancels the upstream and fails.
    public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
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
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            var first: Output?
            upstream.tryReduce(to: subscriber, name: "TryFirstWhere", result: { first }) { [predicate] value in
                guard try predicate(value) else { return .proceed }
                first = value
                return .finish
            }
        }
    }
}

extension Publisher {
    /// Publishes the first value that satisfies a condition, then finishes. Fails if the closure throws an error.
    @inlinable
    public func tryFirst(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
