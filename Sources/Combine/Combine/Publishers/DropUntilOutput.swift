import Synchronization

extension Publishers {
    /// A publisher that drops the values of its upstream until another publisher sends a value.
    ///
    /// For example, `positions.drop(untilOutputFrom: mouseDown)` publishes no positions until the user presses the
    /// button. Requests are forwarded to the upstream, even while its values are dropped. The operator requests one
    /// value from the other publisher, and doesn't cancel that subscription when the value arrives. The operator
    /// completes when the upstream completes, and also if the other publisher completes without a value. Corresponds to
    /// `skipUntil` in Rx.
    public struct DropUntilOutput<Upstream, Other>: Publisher
    where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream

        /// The publisher whose first value causes this publisher to publish values.
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, Other.Failure == S.Failure {
            let inner = Inner(subscriber)
            subscriber.receive(subscription: inner)
            other.subscribe(inner.makeTriggerSubscriber())
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream && lhs.other == rhs.other }
}

extension Publishers.DropUntilOutput {
    private final class Inner<Downstream: Subscriber>: ArbitratedSubscription<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let lock = DeliveryLock()
        private let other = UpstreamSlot()

        /// A Boolean value that indicates whether the other publisher has sent a value.
        ///
        /// Release and acquire order ensures that the next delivery sees everything that the other publisher wrote
        /// before it sent its value.
        private let isPassing = Atomic<Bool>(false)

        init(_ downstream: Downstream) {
            super.init(downstream, name: "DropUntilOutput")
        }

        func makeTriggerSubscriber() -> TriggerSubscriber<Other.Output, Failure> {
            TriggerSubscriber(of: self, name: name, slot: other) {
                self.isPassing.store(true, ordering: .releasing)
            } complete: { completion in
                self.lock.perform {
                    self.upstream.cancelCurrent()
                    self.finish(completion)
                }
            }
        }

        func receive(subscription: any Subscription) {
            upstream.accept(subscription)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard isPassing.load(ordering: .acquiring) else { return .none }
            return lock.deliver {
                pass(input)
            } orSchedule: {
                lock.schedule({ self.pass(input) }, request: { self.upstream.forward($0) })
            }
        }

        /// Forwards a value. The operator subscribes to only one publisher of values, so it doesn't need to count the
        /// outstanding demand.
        private func pass(_ input: Output) -> Subscribers.Demand {
            upstream.isActive ? downstream.receive(input) : .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            lock.perform {
                self.other.state.cancel()
                self.finish(completion)
            }
        }

        override func request(_ demand: Subscribers.Demand) {
            upstream.request(demand)
        }

        override func cancel() {
            super.cancel()
            other.state.cancel()
        }

        override var mirrorChildren: [Mirror.Child] { [("downstream", downstream)] }
    }
}

extension Publisher {
    /// Drops the values of this publisher until another publisher sends a value.
    public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
