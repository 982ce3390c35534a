extension Publishers {
    /// A publisher that combines each value with the previous result and publishes the new result.
    ///
    /// For the values 1, 2, 3, `scan(0, +)` publishes 1, 3, 6. Each subscriber has its own result. Requests, completion
    /// and cancellation are forwarded unchanged. Corresponds to `scan` in Rx.
    public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The initial result, which the closure combines with the first value.
        public let initialResult: Output

        /// The closure that combines the current result and the next value.
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
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(MapProducer(subscriber, Step(initialResult, nextPartialResult)))
        }

        @usableFromInline
        struct Step: Transformation {
            @usableFromInline let result: SerialVariable<Output>
            @usableFromInline let nextPartialResult: (Output, Upstream.Output) -> Output

            @inlinable
            init(_ initialResult: Output, _ nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
                result = SerialVariable(initialResult)
                self.nextPartialResult = nextPartialResult
            }

            @inlinable var name: String { "Scan" }

            @inlinable
            func output(for input: Upstream.Output) -> Output? {
                let next = nextPartialResult(result.value, input)
                result.value = next
                return next
            }

            @usableFromInline
            func mirrorChildren(downstream: Any) -> [Mirror.Child] {
                [("downstream", downstream), ("result", result.value)]
            }
        }
    }
}

extension Publisher {
    /// Combines each value with the previous result and publishes the new result.
    @inlinable
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
