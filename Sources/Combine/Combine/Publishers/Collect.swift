extension Publishers {
    /// A publisher that publishes all values as one array when its upstream finishes.
    ///
    /// It requests unlimited values from the upstream and stores them. The result is sent once the subscriber has
    /// requested a value. Corresponds to `toArray` in Rx.
    public struct Collect<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where [Upstream.Output] == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var values: Output = []
            upstream.reduce(
                to: subscriber,
                name: "Collect",
                children: { [("count", values.count)] },
                result: { values }
            ) { value in
                values.append(value)
                return .proceed
            }
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream }
}

extension Publisher {
    /// Publishes all values as one array when this publisher finishes.
    @inlinable
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}
