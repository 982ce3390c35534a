extension Publishers {
    /// A publisher that publishes the values of its upstream until another publisher sends a value.
    ///
    /// For example, `positions.prefix(untilOutputFrom: mouseUp)` finishes when the user releases the button. When the
    /// other publisher sends a value, the operator cancels the upstream and finishes. Requests are forwarded to the
    /// upstream. The operator subscribes to the other publisher first and requests one value. The operator doesn't
    /// cancel that subscription when the value arrives, and ignores the other publisher's completion. Corresponds to
    /// `takeUntil` in Rx.
    public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream

        /// The other publisher. When it sends a value, this publisher finishes.
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let inner = Inner(subscriber)
            other.subscribe(inner.makeTriggerSubscriber())
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.PrefixUntilOutput {
    /// The inner subscription. The class doesn't inherit from ``OperatorSubscription``, because this operator's
    /// subscription has no custom description in Apple's Combine.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let downstream: Downstream
        private let lock = DeliveryLock()
        private let upstream = SubscriptionState()
        private let other = UpstreamSlot()

        /// A Boolean value that indicates whether the downstream has received its subscription. Guarded by `lock`.
        private var isSubscribed = false

        init(_ downstream: Downstream) {
            self.downstream = downstream
        }

        func makeTriggerSubscriber() -> TriggerSubscriber<Other.Output, Other.Failure> {
            TriggerSubscriber(of: self, name: "PrefixUntilOutput", slot: other) {
                self.lock.perform {
                    guard self.upstream.cancel() else { return }
                    if !self.isSubscribed { self.downstream.receive(subscription: Subscriptions.empty) }
                    self.downstream.receive(completion: .finished)
                }
            } complete: { _ in
            }
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
            } orSchedule: {
                lock.schedule({ self.deliver(input) }, request: { self.upstream.subscription?.request($0) })
            }
        }

        private func deliver(_ input: Output) -> Subscribers.Demand {
            upstream.isActive ? downstream.receive(input) : .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            lock.perform {
                guard self.upstream.isActive, self.upstream.end() else { return }
                self.other.state.cancel()
                self.downstream.receive(completion: completion)
            }
        }

        func request(_ demand: Subscribers.Demand) {
            upstream.subscription?.request(demand)
        }

        func cancel() {
            upstream.cancel()
            other.state.cancel()
        }
    }
}

extension Publisher {
    /// Publishes the values of this publisher until another publisher sends a value.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
