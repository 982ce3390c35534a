import Synchronization

extension Publishers {
    /// Drops upstream's values until another publisher has sent one.
    ///
    /// Requests are passed to upstream, and one value is requested of the other publisher, which is cancelled then.
    /// Completes with upstream; or with the other publisher, if that ends without a value or fails.
    public struct DropUntilOutput<Upstream, Other>: Publisher
    where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are dropped at first.
        public let upstream: Upstream

        /// The publisher whose first value ends the dropping.
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, Other.Failure == S.Failure {
            let inner = Inner(subscriber)
            subscriber.receive(subscription: inner)
            other.subscribe(inner.otherSubscriber)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.other == rhs.other
    }
}

extension Publishers.DropUntilOutput {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, IndexedCoordinator, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let name = "DropUntilOutput"
        private let downstream: Downstream
        private let lock = DeliveryLock()
        private let upstream = SubscriptionArbiter()
        private let other = SubscriptionState()
        private let isPassing = Atomic<Bool>(false)

        init(_ downstream: Downstream) {
            self.downstream = downstream
        }

        var otherSubscriber: IndexedSubscriber<Other.Output, Inner> {
            IndexedSubscriber(self, index: 1) { _ in
                if self.other.isActive {
                    self.isPassing.store(true, ordering: .releasing)
                    self.other.cancel()
                }
                return .none
            }
        }

        func receive(subscription: any Subscription) {
            upstream.accept(subscription)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            guard isPassing.load(ordering: .acquiring) else {
                upstream.willDeliver()
                return .none
            }
            return lock.deliver {
                deliver(input)
            } orLeave: {
                lock.schedule({ self.deliver(input) }, request: { self.upstream.forward($0) })
            }
        }

        private func deliver(_ input: Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            upstream.willDeliver()
            return upstream.didDeliver(downstream.receive(input))
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive else { return }
            lock.perform {
                guard self.upstream.end() else { return }
                self.other.cancel()
                self.downstream.receive(completion: completion)
            }
        }

        func receive(subscription: any Subscription, at index: Int) {
            if other.accept(subscription) { subscription.request(.max(1)) }
        }

        func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
            guard other.isActive, other.end() else { return }
            lock.perform {
                self.upstream.cancelCurrent()
                if self.upstream.end() { self.downstream.receive(completion: completion) }
            }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            upstream.request(demand)
        }

        func cancel() {
            upstream.cancel()
            other.cancel()
        }
    }
}

extension Publisher {
    /// Drops this publisher's values until another has sent one.
    public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
