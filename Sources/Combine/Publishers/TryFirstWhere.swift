extension Publishers {
    /// Publishes the first value that satisfies a condition, then finishes, having cancelled its upstream.
    ///
    /// Requests everything upstream. Without such a value, just finishes. Fails with the error that the condition
    /// throws.
    public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
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
            var first: Output?
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryFirstWhere",
                    mapError: { $0 },
                    result: { first },
                    step: { [predicate] value in
                        ReduceStep {
                            guard try predicate(value) else { return .proceed }
                            first = value
                            return .finish
                        }
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes the first value that satisfies a condition, then finishes; fails with the error that the condition
    /// throws.
    @inlinable
    public func tryFirst(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
