extension Publishers {
    /// Publishes all values as one array once its upstream finished. Requests everything upstream, and keeps it.
    public struct Collect<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are used.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S)
        where [Upstream.Output] == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var values: Output = []
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "Collect",
                    children: { [("count", values.count)] },
                    mapError: { $0 },
                    result: { values },
                    step: { value in
                        values.append(value)
                        return .proceed
                    }
                )
            )
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream
    }
}

extension Publisher {
    /// Publishes all values as one array, once this publisher finished.
    @inlinable
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}
