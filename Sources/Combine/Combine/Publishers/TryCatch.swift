extension Publishers {
    /// A publisher that publishes its upstream's values and, if the upstream fails, the values of the publisher that a
    /// throwing closure returns for the error.
    ///
    /// It behaves like ``Catch``, but the closure can throw an error if there is no replacement. This publisher then
    /// fails with that error.
    public struct TryCatch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The first publisher.
        public let upstream: Upstream

        /// The closure that creates the second publisher, or throws.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Output == S.Input, S.Failure == any Error {
            upstream.subscribe(
                CatchCoordinator(
                    subscriber,
                    name: "TryCatch",
                    mapError: { $0 as any Error },
                    replace: { error in Result { try handler(error) } }
                )
            )
        }
    }
}

extension Publisher {
    /// If this publisher fails, publishes the values of the publisher that a closure returns for the error. Fails with
    /// the error that the closure throws.
    public func tryCatch<P>(
        _ handler: @escaping (Self.Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P: Publisher, Self.Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
