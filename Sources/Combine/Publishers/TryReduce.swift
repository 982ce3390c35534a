extension Publishers {
    /// Publishes what a closure makes of all values, one after the other, once its upstream finished.
    ///
    /// Requests everything upstream. Fails with the error that the closure throws.
    public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// What the closure is given with the first value.
        public let initial: Output

        /// What makes a result of the one it made before and of the next value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        @inlinable
        public init(
            upstream: Upstream,
            initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            var result = initial
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryReduce",
                    mapError: { $0 },
                    result: { result },
                    step: { [nextPartialResult] value in
                        ReduceStep {
                            result = try nextPartialResult(result, value)
                            return .proceed
                        }
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes what a closure makes of all values, one after the other, and fails with the error that it throws.
    @inlinable
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
