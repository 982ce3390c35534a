extension Publishers {
    /// A publisher that publishes whether a value satisfies a throwing condition.
    ///
    /// It requests unlimited values from the upstream. At the first value that satisfies the condition, it cancels the
    /// upstream and publishes true. When the upstream finishes, it publishes false. It sends the result once the
    /// subscriber has requested a value. An error that the closure throws cancels the upstream and fails this
    /// publisher.
    public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether a value satisfies the condition.
        public let predicate: (Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S) where Bool == S.Input, S: Subscriber, S.Failure == any Error {
            var isFound = false
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryContainsWhere",
                    mapError: { $0 },
                    result: { isFound },
                    step: { [predicate] value in
                        isFound = try predicate(value)
                        return isFound ? .finish : .proceed
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes whether a value satisfies a condition. Fails with the error that the closure throws.
    @inlinable
    public func tryContains(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
