import Synchronization

/// The state of a subscriber's subscription: awaited, active, or ended.
///
/// One thread can cancel the subscription while another thread receives a value. A lock protects the state. The lock
/// isn't held while closures are called or objects are released, because both can run user code.
@usableFromInline
package struct SubscriptionState: ~Copyable, Sendable {
    enum State {
        case awaitingSubscription
        case subscribed(any Subscription)
        case terminal
    }

    /// A phase of the subscription. Unlike ``State``, it doesn't contain the subscription and can be read without the
    /// lock.
    @usableFromInline
    enum Phase: UInt8, AtomicRepresentable, Sendable {
        case awaiting
        case active
        case over
    }

    /// The phase, which changes only under the lock. It's the first property, because it fits into the padding of the
    /// lock.
    ///
    /// It's stored with release order and loaded with acquire order. A thread that finds an active subscription
    /// therefore sees everything that was written before the subscription was accepted.
    @usableFromInline let phase = Atomic(Phase.awaiting)

    private let state = Locked(State.awaitingSubscription)

    @usableFromInline
    package init() {}

    /// A Boolean value that indicates whether a subscription has arrived and hasn't ended.
    @inlinable
    package var isActive: Bool {
        borrowing get { phase.load(ordering: .acquiring) == .active }
    }

    /// A Boolean value that indicates whether no subscription has arrived yet.
    @inlinable
    package var isAwaiting: Bool {
        borrowing get { phase.load(ordering: .acquiring) == .awaiting }
    }

    /// A Boolean value that indicates whether the subscription completed or was cancelled.
    @inlinable
    package var isOver: Bool {
        borrowing get { phase.load(ordering: .acquiring) == .over }
    }

    /// The subscription, or nil if it isn't active.
    @usableFromInline
    package var subscription: (any Subscription)? {
        borrowing get {
            state.withLock { state in
                if case .subscribed(let subscription) = state { subscription } else { nil }
            }
        }
    }

    /// The state, for display in a mirror.
    @usableFromInline
    package var status: Any {
        borrowing get { state.value }
    }

    /// If this is the first subscription, stores it and returns true. Otherwise, cancels it and returns false.
    @usableFromInline
    package borrowing func accept(_ subscription: any Subscription) -> Bool {
        // A swap, unlike an assignment, retains the subscription only once.
        var offered = State.subscribed(subscription)
        let isAccepted = state.withLock { state in
            guard case .awaitingSubscription = state else { return false }
            swap(&offered, &state)
            phase.store(.active, ordering: .releasing)
            return true
        }
        if !isAccepted { subscription.cancel() }
        return isAccepted
    }

    /// Ends the subscription without cancelling it. Returns false if it had already ended.
    @usableFromInline
    package borrowing func end() -> Bool { take() != nil }

    /// Ends the subscription, and cancels it if it has arrived. Returns false if it had already ended.
    @usableFromInline
    @discardableResult
    package borrowing func cancel() -> Bool {
        guard let ended = take() else { return false }
        if case .subscribed(let subscription) = ended { subscription.cancel() }
        return true
    }

    /// Ends the subscription and returns the previous state. Returns nil if the subscription had already ended.
    private borrowing func take() -> State? {
        // Moves the subscription out, so that it's released after unlocking.
        var ended = State.terminal
        state.withLock { state in
            swap(&ended, &state)
            phase.store(.over, ordering: .releasing)
        }
        if case .terminal = ended { return nil }
        return ended
    }
}
