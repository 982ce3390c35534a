/// The inner subscriber of an operator that delivers everything on a scheduler, one closure each.
///
/// Requests and cancellation pass straight through. What is delivered answers with demand that is requested upstream.
/// After a cancellation nothing that was scheduled is delivered any more.
package final class ScheduledProducer<Downstream: Subscriber>: Subscriber, Subscription, DescribedByName {
    package typealias Input = Downstream.Input
    package typealias Failure = Downstream.Failure

    package let name: String
    private let downstream: Downstream
    private let schedule: (@escaping () -> Void) -> Void
    private let upstream = SubscriptionState()

    /// Serialises delivery on a scheduler that runs several closures at once.
    private let lock = DeliveryLock()

    /// Makes the inner subscriber of the operator of that name, which has its closures run by `schedule`.
    package init(_ downstream: Downstream, name: String, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.name = name
        self.schedule = schedule
    }

    package func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    package func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isActive else { return .none }
        schedule {
            self.lock.perform {
                guard self.upstream.isActive else { return }
                let more = self.downstream.receive(input)
                if more > .none { self.upstream.subscription?.request(more) }
            }
        }
        return .none
    }

    package func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.isActive else { return }
        schedule {
            self.lock.perform {
                if self.upstream.end() { self.downstream.receive(completion: completion) }
            }
        }
    }

    package func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        upstream.subscription?.request(demand)
    }

    package func cancel() {
        upstream.cancel()
    }

    package var mirrorChildren: [Mirror.Child] { [("downstream", downstream)] }
}
