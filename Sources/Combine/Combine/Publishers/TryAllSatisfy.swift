extension Publishers {
    /// A publisher that publishes whether all values satisfy a throwing condition.
    ///
    /// It publishes false at the first value that doesn't satisfy the condition, and cancels the upstream, or true when
    /// the upstream finishes. It requests everything upstream, and sends the result after a value is requested. An
    /// error that the closure throws cancels the upstream and is the failure. Apple Combine's
    /// `Publishers.TryAllSatisfy`.
    public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The condition for a value.
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
    /// Publishes whether all values satisfied a condition. Fails with an error that it throws.
    @inlinable
    public func tryAllSatisfy(
        _ predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
