extension Publishers {
    /// Publishes whether a value satisfies a condition: true at once, having cancelled its upstream; false when that
    /// finishes.
    ///
    /// Requests everything upstream.
    public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// The condition.
        public let predicate: (Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        @inline(__always)
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
