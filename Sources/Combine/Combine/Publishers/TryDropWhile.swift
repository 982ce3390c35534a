extension Publishers {
    /// A publisher that drops values while a throwing closure returns true, and publishes the rest.
    ///
    /// For each dropped value, the publisher requests another value. If the closure throws an error, the publisher
    /// cancels the upstream and fails.
    public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether to drop a value.
        public let predicate: (Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            upstream.subscribe(
                DropWhileProducer<Upstream.Failure, S>(
                    subscriber,
                    name: "TryDropWhile",
                    mapError: { $0 },
                    predicate: predicate
                )
            )
        }
    }
}

extension Publisher {
    /// Drops values while they satisfy a condition, and publishes the rest. Fails if the closure throws an error.
    @inlinable
    public func tryDrop(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
