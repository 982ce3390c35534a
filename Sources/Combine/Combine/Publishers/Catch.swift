extension Publishers {
    /// A publisher that publishes its upstream's values and, if the upstream fails, the values of the publisher that a
    /// closure returns for the error.
    ///
    /// For example, `load().catch { _ in Just(placeholder) }` never fails. Requests are forwarded to the current
    /// publisher. Demand that the first publisher left unserved is requested from the second. If the second publisher
    /// fails, so does this one. Apple Combine's `Publishers.Catch`, Rx's `catchError`.
    public struct Catch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The first publisher.
        public let upstream: Upstream

        /// The closure that creates the second publisher.
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Failure == S.Failure, NewPublisher.Output == S.Input {
            upstream.subscribe(
                CatchCoordinator(subscriber, name: "Catch", mapError: { $0 }, replace: { .success(handler($0)) })
            )
        }
    }
}

extension Publisher {
    /// Replaces a failure of this publisher with the publisher that a closure returns for the error.
    public func `catch`<P>(
        _ handler: @escaping (Self.Failure) -> P
    ) -> Publishers.Catch<Self, P> where P: Publisher, Self.Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}
