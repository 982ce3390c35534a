import Synchronization

/// The progress of passing a subscription to its subscriber.
///
/// It ensures that the subscriber receives its subscription before a completion that another thread sends.
///
/// An operator ignores a completion that arrives before its subscription, and would then never complete. Therefore, a
/// completion is deferred if it arrives before the subscriber has requested values or returned from
/// `receive(subscription:)`. The subscribing thread then delivers the completion. If the subscriber itself causes the
/// completion, the completion is delivered immediately.
@usableFromInline
struct SubscriptionHandover: ~Copyable, Sendable {
    private static var done: UInt { 0 }

    /// The state in which a completion was deferred. The number is odd, so it doesn't identify a thread.
    private static var completed: UInt { 1 }

    /// One of the constants above, or the identifier of the thread that passes the subscription downstream.
    ///
    /// Stores use release order and loads use acquire order. The thread that delivers a completion therefore sees the
    /// writes of the subscriber, and the subscribing thread sees a deferred completion.
    private let state: Atomic<UInt>

    /// Records that the calling thread is about to pass the subscription.
    @usableFromInline
    init() { state = Atomic(currentThread()) }

    /// Records that the subscriber has requested values, which means that it has received the subscription.
    @usableFromInline
    borrowing func subscriberRequested() {
        let found = state.load(ordering: .relaxed)
        if found == Self.done || found == Self.completed { return }
        _ = state.compareExchange(expected: found, desired: Self.done, ordering: .releasing)
    }

    /// Records that the subscriber has returned from `receive(subscription:)`. Returns true if the calling thread must
    /// deliver a deferred completion.
    @usableFromInline
    borrowing func end() -> Bool {
        if state.load(ordering: .relaxed) == Self.done { return false }
        return state.exchange(Self.done, ordering: .acquiringAndReleasing) == Self.completed
    }

    /// Defers a completion, which the subscribing thread then delivers.
    ///
    /// If the subscriber has received its subscription, returns false, and the calling thread must deliver the
    /// completion itself. The method also returns false on the subscribing thread if `isPassing` is true. In that case,
    /// the thread has begun to pass the subscription, and the subscriber itself causes the completion.
    @usableFromInline
    borrowing func deferCompletion(isPassing: Bool) -> Bool {
        var found = state.load(ordering: .acquiring)
        while found != Self.done, !isPassing || found != currentThread() {
            let (exchanged, original) = state.compareExchange(
                expected: found,
                desired: Self.completed,
                ordering: .acquiringAndReleasing
            )
            if exchanged { return true }
            found = original
        }
        return false
    }
}
