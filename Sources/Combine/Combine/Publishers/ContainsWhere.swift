extension Publishers {
    /// A publisher that publishes whether a value satisfies a condition.
    ///
    /// It requests all values from the upstream. At the first value that satisfies the condition, it cancels the
    /// upstream and publishes true. When the upstream finishes, it publishes false. The result is sent once a value is
    /// requested. Apple Combine's `Publishers.ContainsWhere`.
    public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
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
            var isFound = false
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "ContainsWhere",
                    mapError: { $0 },
                    result: { isFound },
                    step: { [predicate] value in
                        isFound = predicate(value)
                        return isFound ? .finish : .proceed
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes whether a value satisfies a condition.
    @inlinable
    public func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}
