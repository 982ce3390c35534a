import Synchronization

/// The subscription of a subscriber to its publisher: awaited, there, or over.
///
/// Safe for cancelling on one thread while another receives. Nothing is called or released while it is locked.
@usableFromInline
package struct SubscriptionState: ~Copyable, @unchecked Sendable {
    // Sendable because the subscription is locked.

    enum State {
        case awaitingSubscription
        case subscribed(any Subscription)
        case terminal
    }

    private let state = Mutex(UncheckedSendable(State.awaitingSubscription))
    @usableFromInline
    let active = Atomic<Bool>(false)

    @usableFromInline
    package init() {}

    /// Whether there is a subscription that is not over: whether to listen to what the publisher sends.
    @inlinable
    package var isActive: Bool {
        borrowing get { active.load(ordering: .acquiring) }
    }

    /// Whether no subscription came yet.
    @usableFromInline
    package var isAwaiting: Bool {
        borrowing get {
            state.withLock { state in
                if case .awaitingSubscription = state.value { true } else { false }
            }
        }
    }

    /// Whether all is over: completed or cancelled.
    @inlinable
    package var isOver: Bool {
        borrowing get { !isActive && !isAwaiting }
    }

    /// Takes the subscription. If one was there already, or all is over, cancels it and returns false.
    @usableFromInline
    package borrowing func accept(_ subscription: any Subscription) -> Bool {
        // Moved in, which costs one retaining.
        var offered = UncheckedSendable(State.subscribed(subscription))
        let isAccepted = state.withLock { state in
            guard case .awaitingSubscription = state.value else { return false }
            swap(&offered, &state)
            active.store(true, ordering: .releasing)
            return true
        }
        if !isAccepted { subscription.cancel() }
        return isAccepted
    }

    /// The subscription, while there is one.
    @usableFromInline
    package var subscription: (any Subscription)? {
        borrowing get {
            state.withLock { state -> UncheckedSendable<(any Subscription)?> in
                guard case .subscribed(let subscription) = state.value else { return UncheckedSendable(nil) }
                return UncheckedSendable(subscription)
            }.value
        }
    }

    /// What it is, for a mirror.
    package var status: Any {
        borrowing get { state.withLock { $0 }.value }
    }

    /// Ends it. Returns whether this call did.
    @usableFromInline
    package borrowing func end() -> Bool {
        take() != nil
    }

    /// Ends it, and cancels the subscription if there is one. Returns whether this call ended it.
    @usableFromInline
    @discardableResult
    package borrowing func cancel() -> Bool {
        guard let ended = take() else { return false }
        if case .subscribed(let subscription) = ended { subscription.cancel() }
        return true
    }

    private borrowing func take() -> State? {
        state.withLock { state -> UncheckedSendable<State?> in
            if case .terminal = state.value { return UncheckedSendable(nil) }
            // Moved out, which costs no retaining.
            var ended = State.terminal
            swap(&ended, &state.value)
            active.store(false, ordering: .releasing)
            return UncheckedSendable(ended)
        }.value
    }
}
