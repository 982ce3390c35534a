extension Publishers {
    /// Publishes the greatest value in an order once its upstream finished; without a value, just finishes.
    ///
    /// Requests everything upstream. Of equal values, publishes the first.
    public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// Whether the first value comes before the second in the order.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var greatest: Output?
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "Comparison",
                    mapError: { $0 },
                    result: { greatest },
                    step: { [areInIncreasingOrder] value in
                        if let greatest, !areInIncreasingOrder(greatest, value) { return .proceed }
                        greatest = value
                        return .proceed
                    }
                )
            )
        }
    }
}

extension Publisher where Output: Comparable {
    /// Publishes the least value, once this publisher finished.
    @inlinable
    public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }

    /// Publishes the greatest value, once this publisher finished.
    @inlinable
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }
}

extension Publisher {
    /// Publishes the least value in an order, once this publisher finished.
    @inlinable
    public func min(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// Publishes the greatest value in an order, once this publisher finished.
    @inlinable
    public func max(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
