extension Publishers {
    /// A publisher that combines each value with the previous result using a throwing closure, and publishes the new
    /// result.
    ///
    /// Each subscriber has its own result. Requests are forwarded unchanged. If the closure throws an error, the
    /// publisher cancels the upstream and fails.
    public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The initial result, which the closure combines with the first value.
        public let initialResult: Output

        /// The closure that combines the current result and the next value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        @inlinable
        public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            let result = SerialVariable(initialResult)
            upstream.subscribe(
                TryMapProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryScan",
                    children: {
                        [("downstream", $0.downstream), ("status", $0.upstream.status), ("result", result.value)]
                    },
                    transform: { [nextPartialResult] value in
                        let next = try nextPartialResult(result.value, value)
                        result.value = next
                        return next
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Combines each value with the previous result and publishes the new result. Fails if the closure throws an error.
    @inlinable
    public func tryScan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
