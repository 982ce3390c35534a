import Synchronization

/// The passing of a subscription to its subscriber, which a completion on another thread must not overtake.
///
/// An operator without a subscription would ignore the completion and never end. Therefore a completion that arrives
/// before the subscriber has requested, or has returned, is left to the subscribing thread. On that thread, from within
/// the subscriber, the completion is delivered immediately.
@usableFromInline
struct SubscriptionHandover: ~Copyable, Sendable {
    private static var done: UInt { 0 }

    /// Odd, which no thread is.
    private static var overtaken: UInt { 1 }

    /// One of the above, or the thread that passes the subscription down.
    ///
    /// Written to `done` by releasing, and found by acquiring: the thread that completes sees what the subscriber did with its
    /// subscription. Written to `overtaken` and found likewise: the subscribing thread sees the completion.
    private let state: Atomic<UInt>

    /// Begins on the calling thread.
    @usableFromInline
    init() {
        state = Atomic(currentThread())
    }

    /// Says that the subscriber has the subscription, since it requests of it.
    @usableFromInline
    borrowing func subscriberRequested() {
        let found = state.load(ordering: .relaxed)
        if found == Self.done || found == Self.overtaken { return }
        _ = state.compareExchange(expected: found, desired: Self.done, ordering: .releasing)
    }

    /// Says that the subscriber has returned. Returns whether a completion was left to the calling thread.
    @usableFromInline
    borrowing func end() -> Bool {
        if state.load(ordering: .relaxed) == Self.done { return false }
        return state.exchange(Self.done, ordering: .acquiringAndReleasing) == Self.overtaken
    }

    /// Leaves a completion to the subscribing thread. Returns false where the calling thread is to deliver it:
    /// immediately if `isPassing` and it is the subscribing thread, further up the stack.
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
