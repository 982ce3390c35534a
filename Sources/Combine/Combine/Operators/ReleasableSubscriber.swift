/// A subscriber that an operator releases at the end, even if the subscriber keeps the operator's subscription.
///
/// Nothing is forwarded to it after its completion or its release. Any thread can release it.
final class ReleasableSubscriber<Downstream: Subscriber>: Subscriber {
    private let lock = Locked(())

    /// The subscriber, guarded by `lock`.
    private var downstream: Downstream?

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
        current?.receive(subscription: subscription)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        current?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        take()?.receive(completion: completion)
    }

    func release() {
        _ = take()
    }

    private var current: Downstream? { lock.withLock { _ in downstream } }

    /// Takes the subscriber out, to be released after unlocking.
    private func take() -> Downstream? {
        lock.withLock { _ in downstream.take() }
    }
}
