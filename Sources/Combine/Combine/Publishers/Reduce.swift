extension Publishers {
    /// A publisher that combines all values into one result with a closure.
    ///
    /// For the values 1, 2, 3, `reduce(0, +)` publishes 6. The result is available when the upstream finishes.
    ///
    /// The publisher requests unlimited values from the upstream, and sends the result once the subscriber has
    /// requested a value. Corresponds to `reduce` in Rx.
    public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The initial result, which the closure combines with the first value.
        public let initial: Output

        /// The closure that combines the current result and the next value.
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
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var result = initial
            upstream.reduce(to: subscriber, name: "Reduce", result: { result }) { [nextPartialResult] value in
                result = nextPartialResult(result, value)
                return .proceed
            }
        }
    }
}

extension Publisher {
    /// Combines all values into one result with a closure, and publishes the result when this publisher finishes.
    @inlinable
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
