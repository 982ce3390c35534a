extension Publishers {
    /// A publisher that groups the values of its upstream in arrays of a fixed size.
    ///
    /// With a size of two, the values 1, 2 and 3 become `[1, 2]` and `[3]`. For each requested array, the publisher
    /// requests `count` values from the upstream. When the upstream finishes, the publisher sends the remaining values
    /// in a shorter array, regardless of demand. When the upstream fails, the publisher drops them. Corresponds to
    /// `buffer` in Rx.
    public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The size of the arrays.
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
            upstream.subscribe(Inner(subscriber, count: count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream && lhs.count == rhs.count }
}

extension Publishers.CollectByCount {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let count: Int

        /// The values of the incomplete array. A lock protects them, because any thread can cancel the subscription and
        /// discard them.
        private let values = Locked<[Upstream.Output]>([])

        init(_ downstream: Downstream, count: Int) {
            self.count = count
            super.init(downstream, name: "CollectByCount")
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            let isFull = values.withLock { values in
                values.append(input)
                return values.count == count
            }
            return isFull ? downstream.receive(values.exchange([])) * count : .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.end() else { return }
            let rest = values.exchange([])
            if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
            downstream.receive(completion: completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            upstream.subscription?.request(demand * count)
        }

        override func cancel() {
            super.cancel()
            values.exchange([])
        }

        override var mirrorChildren: [Mirror.Child] {
            [
                ("downstream", downstream), ("upstreamSubscription", upstream.subscription as Any),
                ("buffer", values.value), ("count", count),
            ]
        }
    }
}

extension Publisher {
    /// Groups the values of this publisher in arrays of a fixed size.
    ///
    /// When this publisher finishes, the last array contains the remaining values.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
