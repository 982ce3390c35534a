/// A subscriber that an operator lets go at the end, though it may keep the operator's subscription for ever.
///
/// Receives nothing after its completion, or after it was released. Any thread may release it.
final class ReleasableSubscriber<Downstream: Subscriber>: Subscriber {
    private let downstream: Locked<Downstream?>

    init(_ downstream: Downstream) {
        self.downstream = Locked(downstream)
    }

    func receive(subscription: any Subscription) {
        downstream.value?.receive(subscription: subscription)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        downstream.value?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.exchange(nil)?.receive(completion: completion)
    }

    func release() {
        downstream.exchange(nil)
    }
}
