extension Publishers {
    /// A publisher that replaces its upstream with another publisher if the upstream fails.
    ///
    /// A closure receives the error and returns the other publisher.
    ///
    /// For example, `load().catch { _ in Just(placeholder) }` never fails. Requests are forwarded to the current
    /// publisher. The second publisher receives a request for the demand that is outstanding when the first publisher
    /// fails. If the second publisher fails, this publisher fails. Corresponds to `catchError` in Rx.
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
    /// If this publisher fails, replaces it with another publisher.
    public func `catch`<P>(
        _ handler: @escaping (Self.Failure) -> P
    ) -> Publishers.Catch<Self, P> where P: Publisher, Self.Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}
