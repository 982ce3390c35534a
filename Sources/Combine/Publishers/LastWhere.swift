extension Publishers {
    /// Publishes the last value that satisfies a condition once its upstream finished; without one, just finishes.
    ///
    /// Requests everything upstream.
    public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
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
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var last: Output?
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "LastWhere",
                    mapError: { $0 },
                    result: { last },
                    step: { [predicate] value in
                        if predicate(value) { last = value }
                        return .proceed
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes the last value that satisfies a condition, once this publisher finished.
    @inlinable
    public func last(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}
