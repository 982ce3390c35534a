extension Publishers {
    /// Publishes upstream's values until another publisher sends one, then finishes.
    ///
    /// Passes requests upstream, and requests one value of the other publisher, to which it subscribes first. How the
    /// other publisher ends does not matter.
    public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are published at first.
        public let upstream: Upstream

        /// The publisher whose first value ends it.
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let inner = Inner(subscriber)
            other.subscribe(Inner.OtherSubscriber(inner: inner))
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.PrefixUntilOutput {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let name = "PrefixUntilOutput"
        private let downstream: Downstream
        private let lock = DeliveryLock()
        private let upstream = SubscriptionState()
        fileprivate let other = SubscriptionState()

        /// Used by the lock's owner.
        private var isSubscribed = false

        init(_ downstream: Downstream) {
            self.downstream = downstream
        }

        func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            lock.perform {
                self.isSubscribed = true
                self.downstream.receive(subscription: self)
            }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            lock.deliver {
                deliver(input)
            } orLeave: {
                lock.schedule({ self.deliver(input) }, request: { self.upstream.subscription?.request($0) })
            }
        }

        private func deliver(_ input: Output) -> Subscribers.Demand {
            upstream.isActive ? downstream.receive(input) : .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive else { return }
            lock.perform {
                guard self.upstream.end() else { return }
                self.other.cancel()
                self.downstream.receive(completion: completion)
            }
        }

        func receiveFromOther() {
            lock.perform {
                guard self.upstream.cancel() else { return }
                if !self.isSubscribed { self.downstream.receive(subscription: Subscriptions.empty) }
                self.downstream.receive(completion: .finished)
            }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            upstream.subscription?.request(demand)
        }

        func cancel() {
            upstream.cancel()
            other.cancel()
        }

        /// The subscriber to the publisher whose first value ends it.
        struct OtherSubscriber: Subscriber, DescribedByName {
            typealias Input = Other.Output
            typealias Failure = Other.Failure

            let inner: Inner
            let combineIdentifier = CombineIdentifier()

            var name: String { inner.name }

            func receive(subscription: any Subscription) {
                if inner.other.accept(subscription) { subscription.request(.max(1)) }
            }

            func receive(_ input: Other.Output) -> Subscribers.Demand {
                guard inner.other.isActive else { return .none }
                inner.other.cancel()
                inner.receiveFromOther()
                return .none
            }

            func receive(completion: Subscribers.Completion<Other.Failure>) {
                _ = inner.other.end()
            }
        }
    }
}

extension Publisher {
    /// Publishes this publisher's values until another sends one.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
