extension Publishers {
    /// A publisher that publishes the last value that satisfies a throwing condition when its upstream finishes.
    ///
    /// Requests everything upstream. Sends the result after a value is requested. Finishes without a value, at a
    /// request, if there was none. An error thrown by the closure cancels upstream, and is the failure. Apple Combine's
    /// `Publishers.TryLastWhere`.
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
    /// Publishes the last value that satisfies a condition. Fails with an error that it throws.
    @inlinable
    public func tryLast(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
