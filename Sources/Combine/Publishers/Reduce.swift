extension Publishers {
    /// Publishes what a closure makes of all values, one after the other, once its upstream finished.
    ///
    /// Requests everything upstream.
    public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// What the closure is given with the first value.
        public let initial: Output

        /// What makes a result of the one it made before and of the next value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        @inlinable
        public init(
            upstream: Upstream,
            initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var result = initial
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "Reduce",
                    mapError: { $0 },
                    result: { result },
                    step: { [nextPartialResult] value in
                        result = nextPartialResult(result, value)
                        return .proceed
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes what a closure makes of all values, one after the other.
    @inlinable
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
