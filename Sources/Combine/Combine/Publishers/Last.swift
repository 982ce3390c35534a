extension Publishers {
    /// A publisher that publishes the last value when its upstream finishes.
    ///
    /// The publisher requests unlimited values from the upstream, and sends the result once the subscriber has
    /// requested a value. If the upstream sends no value, the publisher finishes without a value. Corresponds to `last`
    /// in Rx.
    public struct Last<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var last: Output?
            upstream.reduce(to: subscriber, name: "Last", result: { last }) { value in
                last = value
                return .proceed
            }
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream }
}

extension Publisher {
    /// Publishes the last value when this publisher finishes.
    @inlinable
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }
}
