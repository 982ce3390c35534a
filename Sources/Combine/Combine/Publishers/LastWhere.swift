extension Publishers {
    /// A publisher that publishes the last value that satisfies a condition, when its upstream finishes.
    ///
    /// The publisher requests unlimited values from the upstream, and sends the result once the subscriber has
    /// requested a value. If there is no such value, the publisher finishes without a value.
    public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
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
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var last: Output?
            upstream.reduce(to: subscriber, name: "LastWhere", result: { last }) { [predicate] value in
                if predicate(value) { last = value }
                return .proceed
            }
        }
    }
}

extension Publisher {
    /// Publishes the last value that satisfies a condition, when this publisher finishes.
    @inlinable
    public func last(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}
