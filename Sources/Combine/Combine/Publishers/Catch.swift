extension Publishers {
    /// Publishes upstream's values, and if upstream fails, those of the publisher that a closure returns for the error.
    ///
    /// `load().catch { _ in Just(placeholder) }` never fails. Requests go to the publisher listened to. The second one
    /// is requested the demand that the first left unserved. The second one's failure is passed on. Apple Combine's
    /// `Publishers.Catch`, Rx's `catchError`.
    public struct Catch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher listened to first.
        public let upstream: Upstream

        /// The closure that makes the second publisher.
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
    /// Publishes, if this publisher fails, the values of the publisher that a closure returns for the error.
    public func `catch`<P>(
        _ handler: @escaping (Self.Failure) -> P
    ) -> Publishers.Catch<Self, P> where P: Publisher, Self.Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}
