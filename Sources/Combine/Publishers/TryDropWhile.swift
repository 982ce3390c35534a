extension Publishers {
    /// Drops values as long as they satisfy a condition, requesting one more for each; publishes all that follow.
    ///
    /// Fails with the error that the condition throws.
    public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
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
            var isDropping = true
            upstream.subscribe(
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryDropWhile",
                    children: { _ in [] },
                    mapCompletion: { $0.eraseError() },
                    step: { [predicate] value in
                        FilterStep {
                            isDropping = try isDropping && predicate(value)
                            return isDropping ? .drop : .pass(value)
                        }
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Drops values as long as they satisfy a condition, and publishes all that follow; fails with the error that the
    /// condition throws.
    @inlinable
    public func tryDrop(
        while predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
