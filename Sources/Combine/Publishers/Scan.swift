extension Publishers {
    /// Publishes what a closure makes of each value and of what it made before.
    ///
    /// Requests, completion and cancellation pass straight through.
    public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// What the closure is given with the first value.
        public let initialResult: Output

        /// What makes a value of the one it made before and of the next.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        @inlinable
        public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var result = initialResult
            let transform = { [nextPartialResult] (value: Upstream.Output) -> Output? in
                let next = nextPartialResult(result, value)
                result = next
                return next
            }
            upstream.subscribe(
                MapProducer(
                    subscriber,
                    name: "Scan",
                    children: { [("downstream", subscriber), ("result", result)] },
                    transform: transform
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes what a closure makes of each value and of what it made before.
    @inlinable
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
