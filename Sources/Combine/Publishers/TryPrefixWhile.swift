extension Publishers {
    /// Publishes values as long as they satisfy a condition, and fails with the error that the condition throws.
    ///
    /// At the first value that does not satisfy it, cancels its upstream and finishes.
    public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// The condition.
        public let predicate: (Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            upstream.subscribe(
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryPrefixWhile",
                    isStrict: true,
                    mapCompletion: { $0.eraseError() },
                    step: { [predicate] value in FilterStep { try predicate(value) ? .pass(value) : .finish } }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes values as long as they satisfy a condition, then finishes; fails with the error that the condition
    /// throws.
    @inlinable
    public func tryPrefix(
        while predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
