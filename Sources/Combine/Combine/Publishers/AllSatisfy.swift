extension Publishers {
    /// A publisher that publishes whether all values satisfy a condition.
    ///
    /// It requests all values from the upstream. At the first value that doesn't satisfy the condition, it cancels the
    /// upstream and publishes false. When the upstream finishes, it publishes true. The result is sent once a value is
    /// requested. Apple Combine's `Publishers.AllSatisfy`.
    public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The condition for a value.
        public let predicate: (Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S) where Bool == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var isSatisfied = true
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "AllSatisfy",
                    mapError: { $0 },
                    result: { isSatisfied },
                    step: { [predicate] value in
                        isSatisfied = predicate(value)
                        return isSatisfied ? .proceed : .finish
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes whether all values satisfied a condition.
    @inlinable
    public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}
