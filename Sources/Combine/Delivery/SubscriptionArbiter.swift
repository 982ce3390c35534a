import Synchronization

/// The upstream subscription of an operator that listens to one publisher after another, and the demand that outlives
/// each of them.
///
/// A request goes to the current subscription, and what of it the current publisher left unserved goes to the next. The
/// operator calls ``willDeliver()`` before each value and ``didDeliver(_:)`` after.
@usableFromInline
package struct SubscriptionArbiter: ~Copyable, @unchecked Sendable {
    // Sendable because the state is locked.

    struct State {
        var subscription: (any Subscription)?
        var outstanding = Subscribers.Demand.none
        var isOver = false
    }

    private let state = Mutex(UncheckedSendable(State()))

    /// Whether a publisher is being listened to.
    @usableFromInline
    let active = Atomic<Bool>(false)

    /// Whether demand has become unlimited, after which there is nothing to count.
    @usableFromInline
    let isUnlimited = Atomic<Bool>(false)

    @usableFromInline
    package init() {}

    /// Takes the next publisher's subscription, and requests what is outstanding from it. Cancels it instead if all is
    /// over, or if there is one already, and returns false.
    @usableFromInline
    @discardableResult
    package borrowing func accept(_ subscription: any Subscription) -> Bool {
        let offered = UncheckedSendable(subscription)
        let outstanding: Subscribers.Demand? = state.withLock { state in
            if state.value.isOver || state.value.subscription != nil { return nil }
            state.value.subscription = offered.value
            active.store(true, ordering: .releasing)
            return state.value.outstanding
        }
        guard let outstanding else {
            subscription.cancel()
            return false
        }
        if outstanding > .none { subscription.request(outstanding) }
        return true
    }

    /// Whether a publisher is being listened to, so that its values count.
    @inlinable
    package var isActive: Bool {
        borrowing get { active.load(ordering: .acquiring) }
    }

    /// Requests of the current publisher what ``didDeliver(_:)`` has counted, where it cannot be returned.
    @usableFromInline
    package borrowing func forward(_ demand: Subscribers.Demand) {
        state.withLock { UncheckedSendable($0.value.subscription) }.value?.request(demand)
    }

    /// What is requested and not served.
    package var outstanding: Subscribers.Demand {
        borrowing get { state.withLock { $0.value.outstanding } }
    }

    /// Requests more.
    @usableFromInline
    package borrowing func request(_ demand: Subscribers.Demand) {
        state.withLock { state in
            state.value.outstanding += demand
            if state.value.outstanding == .unlimited { isUnlimited.store(true, ordering: .relaxed) }
            return UncheckedSendable(state.value.subscription)
        }.value?.request(demand)
    }

    /// Counts a value that is about to be delivered.
    @inlinable
    package borrowing func willDeliver() {
        if !isUnlimited.load(ordering: .relaxed) { count { if $0 > .none { $0 -= 1 } } }
    }

    /// Counts what the downstream answered a value with, which is to be returned upstream.
    @inlinable
    package borrowing func didDeliver(_ demand: Subscribers.Demand) -> Subscribers.Demand {
        if demand != .none, !isUnlimited.load(ordering: .relaxed) { count { $0 += demand } }
        return demand
    }

    @usableFromInline
    borrowing func count(_ change: (inout Subscribers.Demand) -> Void) {
        state.withLock { state in
            change(&state.value.outstanding)
            if state.value.outstanding == .unlimited { isUnlimited.store(true, ordering: .relaxed) }
        }
    }

    /// Lets the subscription of a publisher that has completed go, to listen to the next.
    @usableFromInline
    package borrowing func advance() {
        _ = leaveCurrent()
    }

    /// Cancels the current subscription, to listen to the next.
    @usableFromInline
    package borrowing func cancelCurrent() {
        leaveCurrent()?.cancel()
    }

    private borrowing func leaveCurrent() -> (any Subscription)? {
        state.withLock { state in
            let left = UncheckedSendable(state.value.subscription)
            state.value.subscription = nil
            active.store(false, ordering: .releasing)
            return left
        }.value
    }

    /// Whether the operator has ended.
    @usableFromInline
    package var isOver: Bool {
        borrowing get { state.withLock { $0.value.isOver } }
    }

    /// Ends. Returns whether this call did.
    @usableFromInline
    package borrowing func end() -> Bool {
        take().isEnding
    }

    /// Ends, cancelling the current subscription.
    @usableFromInline
    package borrowing func cancel() {
        take().subscription?.cancel()
    }

    private borrowing func take() -> (isEnding: Bool, subscription: (any Subscription)?) {
        state.withLock { state in
            let taken = UncheckedSendable((isEnding: !state.value.isOver, subscription: state.value.subscription))
            state.value.isOver = true
            state.value.subscription = nil
            active.store(false, ordering: .releasing)
            return taken
        }.value
    }
}
