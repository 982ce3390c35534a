extension Publishers {
    /// A publisher that drops values while they satisfy a condition, and publishes the rest.
    ///
    /// For each dropped value, the publisher requests another value. The condition isn't checked again after the first
    /// value that doesn't satisfy it. Corresponds to `skipWhile` in Rx.
    public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether to drop a value.
        public let predicate: (Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                DropWhileProducer<Upstream.Failure, S>(
                    subscriber,
                    name: "DropWhile",
                    mapError: { $0 },
                    predicate: predicate
                )
            )
        }
    }
}

extension Publisher {
    /// Drops values while they satisfy a condition, and publishes the rest.
    @inlinable
    public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
