extension Publishers {
    /// A publisher that publishes a running result, with a throwing closure.
    ///
    /// Each subscriber has its own result. Requests are forwarded unchanged. An error that the closure throws cancels
    /// the upstream and fails this publisher.
    public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The result before the first value.
        public let initialResult: Output

        /// The closure that combines the result so far and the next value.
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
            var result = initialResult
            upstream.subscribe(
                TryMapProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryScan",
                    children: { [("downstream", $0.downstream), ("status", $0.upstream.status), ("result", result)] },
                    transform: { [nextPartialResult] value in
                        let next = try nextPartialResult(result, value)
                        result = next
                        return next
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes a running result, such as a sum. Fails with an error that the closure throws.
    @inlinable
    public func tryScan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
