import Synchronization

/// The inner subscriber of an operator that delivers everything on a scheduler, one closure each.
///
/// Requests and cancellation pass straight through. A value is answered with demand that is requested upstream. After a
/// cancellation no value is delivered any more; a completion that is scheduled still is. Once that is scheduled, upstream
/// has ended: it is neither heard nor cancelled any more, and requested only what a value is answered with.
package class ScheduledProducer<Downstream: Subscriber>: Subscriber, Subscription {
    private let downstream: Downstream
    private let schedule: (@escaping () -> Void) -> Void
    private let upstream = SubscriptionState()

    /// Whether a completion is scheduled. Relaxed, since it orders nothing: upstream's events come one after another.
    private let isCompleted = Atomic<Bool>(false)

    /// Serialises delivery on a scheduler that runs several closures at once.
    private let lock = DeliveryLock()

    /// Makes an inner subscriber that has its closures run by `schedule`.
    package init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    package func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    package func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if isReceiving { schedule { self.lock.perform { self.deliver(input) } } }
        return .none
    }

    /// Whether upstream may send something yet, and be asked for it.
    private var isReceiving: Bool { upstream.isActive && !isCompleted.load(ordering: .relaxed) }

    private func deliver(_ input: Downstream.Input) {
        guard upstream.isActive else { return }
        let more = downstream.receive(input)
        if more > .none { upstream.subscription?.request(more) }
    }

    package func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.isActive, !isCompleted.exchange(true, ordering: .relaxed) else { return }
        schedule {
            self.lock.perform {
                _ = self.upstream.end()
                self.downstream.receive(completion: completion)
            }
        }
    }

    package func request(_ demand: Subscribers.Demand) {
        if isReceiving { upstream.subscription?.request(demand) }
    }

    package func cancel() {
        if isReceiving { upstream.cancel() } else if !upstream.isAwaiting { _ = upstream.end() }
    }
}
