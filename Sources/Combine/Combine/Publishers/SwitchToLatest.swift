extension Publishers {
    /// A publisher that publishes the values of the latest publisher that its upstream has sent.
    ///
    /// For example, `texts.map(search).switchToLatest()` cancels the current search when the user types another
    /// character.
    ///
    /// The operator requests unlimited publishers from the upstream. When a publisher arrives, the operator cancels the
    /// subscription to the previous publisher, and requests the outstanding demand from the new publisher. The operator
    /// finishes when the upstream and the latest publisher have finished. It fails when the upstream or the latest
    /// publisher fails. Corresponds to `switchLatest` in Rx.
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
    /// The subscriber for the publisher of publishers. The inherited arbiter `upstream` manages the subscription to the
    /// latest publisher.
    private final class Outer<Downstream: Subscriber>: ArbitratedSubscription<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let lock = DeliveryLock()
        private let outer = SubscriptionState()

        // `lock` guards the following properties. `latestIndex` is the serial number of the latest publisher.
        private var latestIndex = 0
        private var isListening = false
        private var hasOuterFinished = false

        init(_ downstream: Downstream) {
            super.init(downstream, name: "SwitchToLatest")
        }

        func receive(subscription: any Subscription) {
            if outer.accept(subscription) { subscription.request(.unlimited) }
        }

        func receive(_ input: P) -> Subscribers.Demand {
            lock.perform { self.listen(to: input) }
            return .none
        }

        private func listen(to publisher: P) {
            if hasOuterFinished || upstream.isOver { return }
            latestIndex += 1
            isListening = true
            let index = latestIndex
            upstream.cancelCurrent()
            publisher.subscribe(Side(outer: self, index: index))
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            _ = outer.end()
            lock.perform {
                self.hasOuterFinished = true
                if case .finished = completion, self.isListening { return }
                self.upstream.cancelCurrent()
                self.finish(completion)
            }
        }

        override func cancel() {
            super.cancel()
            outer.cancel()
        }

        // MARK: Events of the latest publisher

        fileprivate func receive(subscription: any Subscription, at index: Int) {
            lock.perform {
                if index == self.latestIndex, self.isListening {
                    self.upstream.accept(subscription)
                } else {
                    subscription.cancel()
                }
            }
        }

        fileprivate func receive(_ input: Output, at index: Int) -> Subscribers.Demand {
            lock.deliver {
                deliver(input, at: index)
            } orSchedule: {
                lock.schedule(
                    { self.deliver(input, at: index) },
                    request: { if index == self.latestIndex { self.upstream.forward($0) } }
                )
            }
        }

        private func deliver(_ input: Output, at index: Int) -> Subscribers.Demand {
            index == latestIndex ? deliver(input) : .none
        }

        fileprivate func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
            lock.perform {
                guard index == self.latestIndex, self.isListening else { return }
                self.isListening = false
                self.upstream.advance()
                if case .finished = completion {
                    if self.hasOuterFinished { self.finish(completion) }
                    return
                }
                if !self.upstream.isOver { self.outer.cancel() }
                self.finish(completion)
            }
        }
    }

    /// The subscriber for one of the publishers that the upstream has sent.
    private struct Side<Downstream: Subscriber>: Subscriber, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let outer: Outer<Downstream>
        let index: Int

        var name: String { outer.name }
        var combineIdentifier: CombineIdentifier { outer.combineIdentifier }
        var mirrorChildren: [Mirror.Child] { [("parentSubscription", outer.combineIdentifier)] }

        func receive(subscription: any Subscription) {
            outer.receive(subscription: subscription, at: index)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            outer.receive(input, at: index)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            outer.receive(completion: completion, at: index)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes the values of the latest publisher that this publisher has sent.
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Publishes the values of the latest publisher that this publisher has sent. The sent publishers can fail, but
    /// this publisher never fails.
    @inlinable
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>>
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Publishes the values of the latest publisher that this publisher has sent.
    @inlinable
    @_disfavoredOverload
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Publishes the values of the latest publisher that this publisher has sent. The sent publishers never fail, but
    /// this publisher can fail.
    @inlinable
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Self.Output, Self.Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>
        >
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}
