extension Publishers {
    /// A publisher that combines all values into one result with a throwing closure.
    ///
    /// The publisher requests unlimited values from the upstream. The result is available when the upstream finishes,
    /// and is sent once the subscriber has requested a value. If the closure throws an error, the publisher cancels the
    /// upstream and fails.
    public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The initial result, which the closure combines with the first value.
        public let initial: Output

        /// The closure that combines the current result and the next value.
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
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            var result = initial
            upstream.tryReduce(to: subscriber, name: "TryReduce", result: { result }) { [nextPartialResult] value in
                result = try nextPartialResult(result, value)
                return .proceed
            }
        }
    }
}

extension Publisher {
    /// Combines all values into one result with a closure, and publishes the result when this publisher finishes. Fails
    /// if the closure throws an error.
    @inlinable
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
