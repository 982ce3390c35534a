extension Publishers {
    /// Publishes upstream's values, and if upstream fails, those of the publisher that a closure makes of the error.
    ///
    /// As ``Catch``; fails with what the closure throws.
    public struct TryCatch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose failure is replaced.
        public let upstream: Upstream

        /// What makes a publisher of an error.
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
    /// Publishes, if this publisher fails, the values of the publisher that a closure makes of the error, or what it
    /// throws as failure.
    public func tryCatch<P>(
        _ handler: @escaping (Self.Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P: Publisher, Self.Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
