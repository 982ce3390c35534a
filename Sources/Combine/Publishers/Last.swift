extension Publishers {
    /// Publishes the last value once its upstream finished; without a value, just finishes. Requests everything upstream.
    public struct Last<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
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
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                ReducingStage<Upstream.Output, Upstream.Failure, Output?, S>(
                    subscriber,
                    name: "Last",
                    state: nil,
                    mapError: { $0 },
                    result: { $0 },
                    step: { last, value in
                        last = value
                        return .proceed
                    }
                )
            )
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream
    }
}

extension Publisher {
    /// Publishes the last value, once this publisher finished.
    @inlinable
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }
}
