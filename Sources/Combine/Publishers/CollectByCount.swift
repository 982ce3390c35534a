extension Publishers {
    /// Publishes the values in arrays of a fixed size, but for the last, which has what is left when its upstream
    /// finishes.
    ///
    /// Requests as many values as the requested arrays have. What is left is sent without regard to demand; a failure
    /// discards it.
    public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream

        /// How many values an array has.
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
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.count == rhs.count
    }
}

extension Publishers.CollectByCount {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let downstream: Downstream
        private let count: Int
        private let upstream = SubscriptionState()

        /// Used by the upstream's serial calls only.
        private var values: [Upstream.Output] = []

        init(_ downstream: Downstream, count: Int) {
            self.downstream = downstream
            self.count = count
        }

        func receive(subscription: any Subscription) {
            if upstream.accept(subscription) { downstream.receive(subscription: self) }
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            values.append(input)
            return values.count == count ? downstream.receive(takeValues()) * count : .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive, upstream.end() else { return }
            let rest = takeValues()
            if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
            downstream.receive(completion: completion)
        }

        private func takeValues() -> [Upstream.Output] {
            let taken = values
            values = []
            return taken
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            upstream.subscription?.request(demand * count)
        }

        func cancel() {
            upstream.cancel()
        }

        var description: String { "CollectByCount" }

        var customMirror: Mirror {
            Mirror(
                self,
                children: [
                    ("downstream", downstream), ("upstreamSubscription", upstream.subscription as Any),
                    ("buffer", values), ("count", count),
                ]
            )
        }

        var playgroundDescription: Any { description }
    }
}

extension Publisher {
    /// Publishes the values in arrays of a size; the last has what is left when this publisher finishes.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
