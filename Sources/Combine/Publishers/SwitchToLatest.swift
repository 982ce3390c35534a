extension Publishers {
    /// Publishes the values of the publisher that came last.
    ///
    /// Requests publishers without limit, and cancels the one listened to when the next comes, to which the demand left
    /// unserved goes over. Finishes when upstream and the last publisher have; fails when either does.
    public struct SwitchToLatest<P, Upstream>: Publisher
    where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher of publishers.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
            let outer = Outer(subscriber)
            subscriber.receive(subscription: outer)
            upstream.subscribe(outer)
        }
    }
}

extension Publishers.SwitchToLatest {
    /// What is mutable is used only by the lock's owner.
    private final class Outer<Downstream: Subscriber>: Subscriber, Subscription, IndexedCoordinator, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = P
        typealias Failure = Downstream.Failure

        let name = "SwitchToLatest"
        private let downstream: Downstream
        private let lock = DeliveryLock()
        private let upstream = SubscriptionState()
        private let latest = SubscriptionArbiter()

        /// Tells the publishers apart.
        private var latestIndex = 0
        private var isListening = false
        private var hasUpstreamFinished = false

        init(_ downstream: Downstream) {
            self.downstream = downstream
        }

        func receive(subscription: any Subscription) {
            if upstream.accept(subscription) { subscription.request(.unlimited) }
        }

        func receive(_ input: P) -> Subscribers.Demand {
            if upstream.isActive { lock.perform { self.listen(to: input) } }
            return .none
        }

        private func listen(to publisher: P) {
            if latest.isOver { return }
            latestIndex += 1
            isListening = true
            let index = latestIndex
            latest.cancelCurrent()
            publisher.subscribe(IndexedSubscriber(self, index: index) { self.receive($0, at: index) })
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.end() else { return }
            lock.perform {
                self.hasUpstreamFinished = true
                if case .finished = completion, self.isListening { return }
                self.finish(completion)
            }
        }

        func receive(subscription: any Subscription, at index: Int) {
            lock.perform {
                if index == self.latestIndex, self.isListening {
                    self.latest.accept(subscription)
                } else {
                    subscription.cancel()
                }
            }
        }

        private func receive(_ input: Output, at index: Int) -> Subscribers.Demand {
            lock.deliver {
                deliver(input, at: index)
            } orLeave: {
                lock.schedule(
                    { self.deliver(input, at: index) },
                    request: { if index == self.latestIndex { self.latest.forward($0) } }
                )
            }
        }

        private func deliver(_ input: Output, at index: Int) -> Subscribers.Demand {
            guard index == latestIndex, latest.isActive else { return .none }
            latest.willDeliver()
            return latest.didDeliver(downstream.receive(input))
        }

        func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
            lock.perform {
                guard index == self.latestIndex, self.isListening else { return }
                self.isListening = false
                self.latest.advance()
                if case .finished = completion, !self.hasUpstreamFinished { return }
                self.finish(completion)
            }
        }

        private func finish(_ completion: Subscribers.Completion<Failure>) {
            latest.cancelCurrent()
            guard latest.end() else { return }
            upstream.cancel()
            downstream.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            latest.request(demand)
        }

        func cancel() {
            latest.cancel()
            upstream.cancel()
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes the values of the publisher that came last.
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Publishes the values of the publisher, which may fail, that came last.
    @inlinable
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>>
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Publishes the values of the publisher that came last.
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Publishes the values of the publisher, which never fails, that came last.
    @inlinable
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Self.Output, Self.Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>
        >
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}
