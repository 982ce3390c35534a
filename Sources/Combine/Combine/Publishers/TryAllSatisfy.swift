extension Publishers {
    /// Publishes whether all values satisfied a condition that may throw.
    ///
    /// False at once, true when upstream finishes. Requests everything upstream, and cancels it at the first value that
    /// does not. Sends the result once a value was requested. An error thrown by the closure cancels upstream, and is
    /// the failure. Apple Combine's `Publishers.TryAllSatisfy`.
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
    /// Publishes whether all values satisfied a condition; fails with an error that it throws.
    @inlinable
    public func tryAllSatisfy(
        _ predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
