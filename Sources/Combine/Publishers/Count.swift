extension Publishers {
    /// Publishes the number of values once its upstream finished. Requests everything upstream.
    public struct Count<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are used.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S) where Int == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var count = 0
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "Count",
                    mapError: { $0 },
                    result: { count },
                    step: { _ in
                        count += 1
                        return .proceed
                    }
                )
            )
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream
    }
}

extension Publisher {
    /// Publishes the number of values, once this publisher finished.
    @inlinable
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
