extension Publishers {
    /// A publisher that publishes values while they satisfy a condition, then finishes.
    ///
    /// The first value that doesn't satisfy the condition is dropped, and the upstream is cancelled. Requests are
    /// forwarded unchanged. Corresponds to `takeWhile` in Rx.
    public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether a value satisfies the condition.
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
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "PrefixWhile",
                    mapError: { $0 },
                    step: { [predicate] value in predicate(value) ? .pass(value) : .finish }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes values while they satisfy a condition, then finishes.
    @inlinable
    public func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}
