extension Publishers {
    /// A publisher that publishes the maximum value when its upstream finishes.
    ///
    /// A closure defines the order of the values. If several values are equal, the publisher sends the first of them.
    ///
    /// The publisher requests unlimited values from the upstream, and sends the result once the subscriber has
    /// requested a value. If the upstream finishes without a value, this publisher also finishes without a value.
    /// Corresponds to `max` in Rx.
    public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether its first argument is less than its second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var greatest: Output?
            upstream.reduce(to: subscriber, name: "Comparison", result: { greatest }) { [areInIncreasingOrder] value in
                if let greatest, !areInIncreasingOrder(greatest, value) { return .proceed }
                greatest = value
                return .proceed
            }
        }
    }
}

extension Publisher where Output: Comparable {
    /// Publishes the minimum value when this publisher finishes.
    @inlinable
    public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }

    /// Publishes the maximum value when this publisher finishes.
    @inlinable
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }
}

extension Publisher {
    /// Publishes the minimum value, in the order that a closure defines, when this publisher finishes.
    @inlinable
    public func min(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// Publishes the maximum value, in the order that a closure defines, when this publisher finishes.
    @inlinable
    public func max(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
