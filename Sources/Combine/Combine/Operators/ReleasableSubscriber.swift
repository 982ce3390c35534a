/// A wrapper that releases its subscriber when the operator ends.
///
/// This breaks the retain cycle between the operator and a subscriber that stores its subscription.
///
/// After the completion or the release, no events are forwarded. Any thread can release the subscriber.
@usableFromInline
final class ReleasableSubscriber<Downstream: Subscriber>: Subscriber {
    @usableFromInline let lock = Locked(())

    /// The subscriber, guarded by `lock`.
    @usableFromInline var downstream: Downstream?

    @inlinable
    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    @inlinable
    func receive(subscription: any Subscription) {
        current?.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        current?.receive(input) ?? .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        take()?.receive(completion: completion)
    }

    @usableFromInline
    func release() {
        _ = take()
    }

    @inlinable
    var current: Downstream? { lock.withLock { _ in downstream } }

    /// Moves the subscriber out, so that it's released after unlocking.
    @inlinable
    func take() -> Downstream? {
        lock.withLock { _ in downstream.take() }
    }
}
