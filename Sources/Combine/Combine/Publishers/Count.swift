extension Publishers {
    /// A publisher that publishes the number of values when its upstream finishes.
    ///
    /// The publisher requests unlimited values from the upstream, and sends the result once the subscriber has
    /// requested a value. Corresponds to `count` in Rx.
    public struct Count<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S>(subscriber: S) where Int == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var count = 0
            upstream.reduce(to: subscriber, name: "Count", result: { count }) { _ in
                count += 1
                return .proceed
            }
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream }
}

extension Publisher {
    /// Publishes the number of values when this publisher finishes.
    @inlinable
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
