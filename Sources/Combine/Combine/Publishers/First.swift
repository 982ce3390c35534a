extension Publishers {
    /// A publisher that publishes the first value, then finishes.
    ///
    /// The publisher requests unlimited values from the upstream, and cancels the upstream when the first value
    /// arrives. Once the subscriber has requested a value, the publisher sends the first value, if there is one, and
    /// finishes. Corresponds to `first` in Rx.
    public struct First<Upstream>: Publisher where Upstream: Publisher {
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
            var first: Output?
            upstream.reduce(to: subscriber, name: "First", result: { first }) { value in
                first = value
                return .finish
            }
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream }
}

extension Publisher {
    /// Publishes the first value, then finishes.
    @inlinable
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }
}
