extension Publishers {
    /// A publisher that publishes values while a throwing closure returns true, then finishes.
    ///
    /// The first value that doesn't satisfy the condition is dropped, and the upstream is cancelled. Requests are
    /// forwarded unchanged. If the closure throws an error, the publisher cancels the upstream and fails.
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
            upstream.tryFilter(to: subscriber, name: "TryPrefixWhile") { [predicate] value in
                try predicate(value) ? .pass(value) : .finish
            }
        }
    }
}

extension Publisher {
    /// Publishes values while they satisfy a condition, then finishes. Fails if the closure throws an error.
    @inlinable
    public func tryPrefix(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
