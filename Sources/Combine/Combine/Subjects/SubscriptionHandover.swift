import Synchronization

/// The state of passing a subscription to its subscriber. It prevents a completion on another thread from arriving
/// before the subscription.
///
/// An operator without a subscription would ignore the completion and never end. Therefore, until the subscriber has
/// requested values or returned, a completion is left to the subscribing thread. If the subscriber itself causes the
/// completion, it's delivered immediately.
@usableFromInline
struct SubscriptionHandover: ~Copyable, Sendable {
    private static var done: UInt { 0 }

    /// An odd number, which doesn't identify any thread.
    private static var overtaken: UInt { 1 }

    /// One of the constants above, or the thread that passes the subscription downstream.
    ///
    /// Storing `done` uses release order and reading it acquire order, so that the completing thread sees the
    /// subscriber's writes. The same applies to `overtaken`, so that the subscribing thread sees the completion.
    private let state: Atomic<UInt>

    /// Begins to pass the subscription on the calling thread.
    @usableFromInline
    init() {
        state = Atomic(currentThread())
    }

    /// Records that the subscriber has requested values, and therefore has the subscription.
    @usableFromInline
    borrowing func subscriberRequested() {
        let found = state.load(ordering: .relaxed)
        if found == Self.done || found == Self.overtaken { return }
        _ = state.compareExchange(expected: found, desired: Self.done, ordering: .releasing)
    }

    /// Records that the subscriber has returned. Returns whether a completion was left to the calling thread.
    @usableFromInline
    borrowing func end() -> Bool {
        if state.load(ordering: .relaxed) == Self.done { return false }
        return state.exchange(Self.done, ordering: .acquiringAndReleasing) == Self.overtaken
    }

    /// Leaves a completion to the subscribing thread. Returns false if the calling thread must deliver it. That is the
    /// case if the subscriber has its subscription, or if `isPassing` is true and the calling thread is the subscribing
    /// thread.
    @usableFromInline
    borrowing func leaveCompletion(isPassing: Bool) -> Bool {
        var found = state.load(ordering: .acquiring)
        while found != Self.done, !isPassing || found != currentThread() {
            let (exchanged, original) = state.compareExchange(
                expected: found,
                desired: Self.overtaken,
                ordering: .acquiringAndReleasing
            )
            if exchanged { return true }
            found = original
        }
        return false
    }
}
