extension Publishers {
    /// Publishes what a closure makes of each value and of what it made before, and fails with the error that it
    /// throws.
    ///
    /// Requests pass straight through.
    public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// What the closure is given with the first value.
        public let initialResult: Output

        /// What makes a value of the one it made before and of the next.
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
        @inline(__always)
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            var result = initialResult
            upstream.subscribe(
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryScan",
                    children: { [("downstream", $0.downstream), ("status", $0.status), ("result", result)] },
                    mapCompletion: { $0.eraseError() },
                    step: { [nextPartialResult] value in
                        FilterStep {
                            result = try nextPartialResult(result, value)
                            return .pass(result)
                        }
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes what a closure makes of each value and of what it made before, and fails with the error that it
    /// throws.
    @inlinable
    public func tryScan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
