extension Publishers {
    /// Drops values until one does not satisfy a condition, and publishes that one and the rest.
    ///
    /// A dropped value is answered with a request for one more. The condition is not asked again after it failed. Apple
    /// Combine's `Publishers.DropWhile`, Rx's `skipWhile`.
    public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The condition for dropping a value.
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
    /// Drops values until one does not satisfy a condition, and publishes that one and the rest.
    @inlinable
    public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
