import Synchronization

/// The inner subscriber of an operator that delivers each event on a scheduler, in a separate closure.
///
/// Requests and cancellation are forwarded unchanged. Demand that the subscriber returns for a value is requested from
/// the upstream. A cancellation prevents the delivery of scheduled values, but not of a scheduled completion. Once a
/// completion is scheduled, the upstream counts as ended: its later events are ignored, and a cancellation isn't
/// forwarded to it.
@usableFromInline
package class ScheduledProducer<Downstream: Subscriber>: Subscriber, Subscription {
    @usableFromInline let downstream: Downstream
    @usableFromInline let schedule: (@escaping () -> Void) -> Void
    @usableFromInline let upstream = SubscriptionState()

    /// A Boolean value that indicates whether a completion is scheduled. Relaxed order suffices, because the upstream
    /// sends its events one after another.
    @usableFromInline let isCompleted = Atomic<Bool>(false)

    /// A lock that serializes delivery, because a scheduler can run several closures at the same time.
    @usableFromInline let lock = DeliveryLock()

    /// Creates an inner subscriber that passes each delivery to `schedule`.
    @usableFromInline
    package init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    @usableFromInline
    package final func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    @inlinable
    package final func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if isReceiving { schedule { self.deliverSerially(input) } }
        return .none
    }

    @inlinable
    final func deliverSerially(_ input: Downstream.Input) {
        switch lock.enter() {
        case .entered:
            deliver(input)
            lock.leave()
        case .nested: deliver(input)
        case .unavailable: lock.schedule { self.deliver(input) }
        }
    }

    /// A Boolean value that indicates whether the upstream can still send events and receive requests.
    @inlinable
    final var isReceiving: Bool { upstream.isActive && !isCompleted.load(ordering: .relaxed) }

    @inlinable
    final func deliver(_ input: Downstream.Input) {
        guard upstream.isActive else { return }
        let more = downstream.receive(input)
        if more > .none { upstream.subscription?.request(more) }
    }

    @usableFromInline
    package final func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.isActive, !isCompleted.exchange(true, ordering: .relaxed) else { return }
        schedule {
            self.lock.perform {
                _ = self.upstream.end()
                self.downstream.receive(completion: completion)
            }
        }
    }

    @usableFromInline
    package final func request(_ demand: Subscribers.Demand) {
        if isReceiving { upstream.subscription?.request(demand) }
    }

    @usableFromInline
    package final func cancel() {
        if isReceiving { upstream.cancel() } else if !upstream.isAwaiting { _ = upstream.end() }
    }
}
