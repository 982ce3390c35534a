/// A wrapper that releases its subscriber when the operator ends.
///
/// This breaks the retain cycle between the operator and a subscriber that stores its subscription.
///
/// After the completion or the release, no events are forwarded. Any thread can release the subscriber.
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

    /// Moves the subscriber out, so that it's released after unlocking.
    private func take() -> Downstream? {
        lock.withLock { _ in downstream.take() }
    }
}
