extension Publishers {
    /// A publisher that publishes the last value that satisfies a throwing condition when its upstream finishes.
    ///
    /// It requests all values from the upstream. The result is sent once a value is requested. If there is no such
    /// value, it finishes at a request. An error that the closure throws cancels the upstream and fails this publisher.
    /// Apple Combine's `Publishers.TryLastWhere`.
    public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
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
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            var last: Output?
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryLastWhere",
                    mapError: { $0 },
                    result: { last },
                    step: { [predicate] value in
                        if try predicate(value) { last = value }
                        return .proceed
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes the last value that satisfies a condition. Fails with the error that the closure throws.
    @inlinable
    public func tryLast(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
