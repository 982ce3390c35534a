extension Publishers {
    /// Publishes the greatest value in an order once its upstream finished; without a value, just finishes.
    ///
    /// Requests everything upstream. Of equal values, publishes the first. Fails with the error that comparing throws.
    public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// Whether the first value comes before the second in the order.
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
        @inline(__always)
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            var greatest: Output?
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryComparison",
                    mapError: { $0 },
                    result: { greatest },
                    step: { [areInIncreasingOrder] value in
                        ReduceStep {
                            if let greatest, try !areInIncreasingOrder(greatest, value) { return .proceed }
                            greatest = value
                            return .proceed
                        }
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes the least value in an order, once this publisher finished; fails with the error that comparing throws.
    @inlinable
    public func tryMin(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        tryMax { try areInIncreasingOrder($1, $0) }
    }

    /// Publishes the greatest value in an order, once this publisher finished; fails with the error that comparing
    /// throws.
    @inlinable
    public func tryMax(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
