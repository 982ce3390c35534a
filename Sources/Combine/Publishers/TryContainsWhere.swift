extension Publishers {
    /// Publishes whether a value satisfies a condition: true at once, having cancelled its upstream; false when that
    /// finishes.
    ///
    /// Requests everything upstream. Fails with the error that the condition throws.
    public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
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
        public func receive<S>(subscriber: S) where Bool == S.Input, S: Subscriber, S.Failure == any Error {
            var isFound = false
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryContainsWhere",
                    mapError: { $0 },
                    result: { isFound },
                    step: { [predicate] value in
                        ReduceStep {
                            isFound = try predicate(value)
                            return isFound ? .finish : .proceed
                        }
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes whether a value satisfies a condition; fails with the error that the condition throws.
    @inlinable
    public func tryContains(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
