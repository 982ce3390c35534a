extension Publishers {
    /// A publisher that publishes the maximum value, according to a throwing closure, when its upstream finishes.
    ///
    /// The publisher requests unlimited values from the upstream, and sends the result once the subscriber has
    /// requested a value. If the upstream finishes without a value, this publisher also finishes without a value. If
    /// the closure throws an error, the publisher cancels the upstream and fails.
    public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether its first argument is less than its second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        @inlinable
        public init(
            upstream: Upstream,
            areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            var greatest: Output?
            upstream.tryReduce(to: subscriber, name: "TryComparison", result: { greatest }) {
                [areInIncreasingOrder] value in
                if let greatest, try !areInIncreasingOrder(greatest, value) { return .proceed }
                greatest = value
                return .proceed
            }
        }
    }
}

extension Publisher {
    /// Publishes the minimum value, in the order that a closure defines, when this publisher finishes. Fails if the
    /// closure throws an error.
    @inlinable
    public func tryMin(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        tryMax { try areInIncreasingOrder($1, $0) }
    }

    /// Publishes the maximum value, in the order that a closure defines, when this publisher finishes. Fails if the
    /// closure throws an error.
    @inlinable
    public func tryMax(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
