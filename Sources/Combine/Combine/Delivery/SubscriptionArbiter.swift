import Synchronization

/// The current subscription of an operator that subscribes to one publisher after another, with the demand that carries
/// over from each publisher to the next.
///
/// A request is forwarded to the current subscription. Demand that was requested before there is one, or that the last
/// publisher left unserved, is requested from the next publisher. Nothing is called or released under the lock.
@usableFromInline
package struct SubscriptionArbiter: ~Copyable, Sendable {
    struct State {
        var subscription: (any Subscription)?
        var outstanding = Subscribers.Demand.none
        var isOver = false
    }

    private let state = Locked(State())

    /// A Boolean value that indicates whether there is a subscription.
    ///
    /// It's written under the lock, with release order. Readers without the lock acquire, so that they see what the
    /// subscriber did before it accepted or left the subscription.
    @usableFromInline
    let isSubscribed = Atomic<Bool>(false)

    /// A Boolean value that indicates whether the outstanding demand has become unlimited, so that nothing has to be
    /// counted.
    ///
    /// It's written under the lock and never reset. A reader that misses it counts under the lock without effect, so
    /// the memory order doesn't matter.
    @usableFromInline
    let isUnlimited = Atomic<Bool>(false)

    @usableFromInline
    package init() {}

    /// A Boolean value that indicates whether there is a current subscription.
    @inlinable
    package var isActive: Bool {
        borrowing get { isSubscribed.load(ordering: .acquiring) }
    }

    /// A Boolean value that indicates whether the operator has ended or was cancelled.
    @usableFromInline
    package var isOver: Bool {
        borrowing get { state.withLock { $0.isOver } }
    }

    /// The demand that was requested and not yet served.
    package var outstanding: Subscribers.Demand {
        borrowing get { state.withLock { $0.outstanding } }
    }

    /// The current subscription.
    package var subscription: (any Subscription)? {
        borrowing get { state.withLock { $0.subscription } }
    }

    /// Makes a subscription the current one and requests the outstanding demand from it. Cancels it and returns false
    /// if the operator has ended or another subscription is current.
    @usableFromInline
    @discardableResult
    package borrowing func accept(_ subscription: any Subscription) -> Bool {
        let outstanding: Subscribers.Demand? = state.withLock { state in
            if state.isOver || state.subscription != nil { return nil }
            state.subscription = subscription
            isSubscribed.store(true, ordering: .releasing)
            return state.outstanding
        }
        guard let outstanding else {
            subscription.cancel()
            return false
        }
        if outstanding > .none { subscription.request(outstanding) }
        return true
    }

    /// Requests more values from the current subscription, or else from the next one.
    @usableFromInline
    package borrowing func request(_ demand: Subscribers.Demand) {
        state.withLock { state in
            count(demand, in: &state)
            return state.subscription
        }?.request(demand)
    }

    /// Requests demand from the current subscription that ``didDeliver(_:)`` has already counted.
    @usableFromInline
    package borrowing func forward(_ demand: Subscribers.Demand) {
        subscription?.request(demand)
    }

    /// Counts a value that is about to be delivered. Returns whether there is demand for it.
    @inlinable
    @discardableResult
    package borrowing func willDeliver() -> Bool {
        isUnlimited.load(ordering: .relaxed) || spendOne()
    }

    @usableFromInline
    borrowing func spendOne() -> Bool {
        state.withLock { state in
            if state.outstanding == .none { return false }
            state.outstanding -= 1
            return true
        }
    }

    /// Adds the demand that the downstream returned for a value, and returns the demand to request from the upstream
    /// publisher.
    @inlinable
    package borrowing func didDeliver(_ demand: Subscribers.Demand) -> Subscribers.Demand {
        if demand != .none, !isUnlimited.load(ordering: .relaxed) { add(demand) }
        return demand
    }

    @usableFromInline
    borrowing func add(_ demand: Subscribers.Demand) {
        state.withLock { count(demand, in: &$0) }
    }

    private borrowing func count(_ demand: Subscribers.Demand, in state: inout State) {
        state.outstanding += demand
        if state.outstanding == .unlimited { isUnlimited.store(true, ordering: .relaxed) }
    }

    /// Releases the subscription of a publisher that has completed, to make room for the next one.
    @usableFromInline
    package borrowing func advance() {
        _ = leaveCurrent()
    }

    /// Cancels the current subscription, to make room for the next one.
    @usableFromInline
    package borrowing func cancelCurrent() {
        leaveCurrent()?.cancel()
    }

    private borrowing func leaveCurrent() -> (any Subscription)? {
        state.withLock { state in
            isSubscribed.store(false, ordering: .releasing)
            return state.subscription.take()
        }
    }

    /// Ends the operator. Returns whether this call ended it.
    @usableFromInline
    package borrowing func end() -> Bool {
        takeAll().isEnding
    }

    /// Ends the operator and cancels the current subscription. Returns whether this call ended it.
    @usableFromInline
    @discardableResult
    package borrowing func cancel() -> Bool {
        let taken = takeAll()
        taken.subscription?.cancel()
        return taken.isEnding
    }

    private borrowing func takeAll() -> (isEnding: Bool, subscription: (any Subscription)?) {
        state.withLock { state in
            let isEnding = !state.isOver
            state.isOver = true
            isSubscribed.store(false, ordering: .releasing)
            return (isEnding, state.subscription.take())
        }
    }
}
