extension Publishers {
    /// Publishes the last value that satisfies a condition once its upstream finished; without one, just finishes.
    ///
    /// Requests everything upstream. Fails with the error that the condition throws.
    public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
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
            var last: Output?
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryLastWhere",
                    mapError: { $0 },
                    result: { last },
                    step: { [predicate] value in
                        ReduceStep {
                            if try predicate(value) { last = value }
                            return .proceed
                        }
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes the last value that satisfies a condition, once this publisher finished; fails with the error that the
    /// condition throws.
    @inlinable
    public func tryLast(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
