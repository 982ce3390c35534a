extension Publishers {
    /// A publisher that drops values until one doesn't satisfy a throwing condition, and publishes that value and the
    /// rest.
    ///
    /// For each dropped value, it requests another one. An error that the condition throws cancels the upstream and
    /// fails this publisher.
    public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The condition for dropping a value.
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
    /// Drops values until one doesn't satisfy a condition, and publishes that value and the rest. Fails with the error
    /// that the closure throws.
    @inlinable
    public func tryDrop(
        while predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
