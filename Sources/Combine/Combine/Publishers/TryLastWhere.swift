extension Publishers {
    /// A publisher that publishes the last value for which a throwing closure returns true, when its upstream finishes.
    ///
    /// The publisher requests unlimited values from the upstream, and sends the result once the subscriber has
    /// requested a value. If there is no such value, the publisher finishes without a value. If the closure throws an
    /// error, the publisher cancels the upstream and fails.
    public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
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
            var last: Output?
            upstream.tryReduce(to: subscriber, name: "TryLastWhere", result: { last }) { [predicate] value in
                if try predicate(value) { last = value }
                return .proceed
            }
        }
    }
}

extension Publisher {
    /// Publishes the last value that satisfies a condition, when this publisher finishes. Fails if the closure throws
    /// an error.
    @inlinable
    public func tryLast(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
