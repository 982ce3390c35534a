extension Publishers {
    /// A publisher that publishes values until one doesn't satisfy a throwing condition, then finishes.
    ///
    /// It cancels the upstream when it finishes. The value that doesn't satisfy the condition is dropped. Requests are
    /// forwarded unchanged. An error that the closure throws cancels the upstream and fails this publisher.
    public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether a value satisfies the condition.
        public let predicate: (Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            upstream.subscribe(
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryPrefixWhile",
                    mapError: { $0 },
                    step: { [predicate] value in try predicate(value) ? .pass(value) : .finish }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes values until one doesn't satisfy a condition, then finishes. Fails with the error that the closure
    /// throws.
    @inlinable
    public func tryPrefix(
        while predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
