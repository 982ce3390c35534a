extension Publishers {
    /// A publisher that publishes whether all values satisfy a throwing condition.
    ///
    /// It requests unlimited values from the upstream. At the first value that doesn't satisfy the condition, it
    /// cancels the upstream and publishes false. When the upstream finishes, it publishes true. It sends the result
    /// once the subscriber has requested a value. An error that the closure throws cancels the upstream and fails this
    /// publisher.
    public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
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
            var isSatisfied = true
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryAllSatisfy",
                    mapError: { $0 },
                    result: { isSatisfied },
                    step: { [predicate] value in
                        isSatisfied = try predicate(value)
                        return isSatisfied ? .proceed : .finish
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes whether all values satisfied a condition. Fails with the error that the closure throws.
    @inlinable
    public func tryAllSatisfy(
        _ predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
