import Synchronization

/// The subscription of the moment of an operator that listens to one publisher after another, and the demand that
/// outlives each of them.
///
/// A request goes to the current subscription; what is requested before there is one, and what the last publisher left
/// unserved, goes to the next. Nothing is called or released under the lock.
@usableFromInline
package struct SubscriptionArbiter: ~Copyable, Sendable {
    struct State {
        var subscription: (any Subscription)?
        var outstanding = Subscribers.Demand.none
        var isOver = false
    }

    private let state = Locked(State())

    /// Whether there is a subscription.
    ///
    /// Written under the lock. Released there and acquired by readers without the lock, which thereby see what the
    /// subscriber did before it accepted or left the subscription.
    @usableFromInline
    let isSubscribed = Atomic<Bool>(false)

    /// Whether the outstanding demand has become unlimited, after which there is nothing to count.
    ///
    /// Written under the lock, and never reset, so that a reader that misses it counts under the lock to no effect: the
    /// order does not matter.
    @usableFromInline
    let isUnlimited = Atomic<Bool>(false)

    @usableFromInline
    package init() {}

    /// Whether there is a subscription to receive values of.
    @inlinable
    package var isActive: Bool {
        borrowing get { isSubscribed.load(ordering: .acquiring) }
    }

    /// Whether the operator has ended or was cancelled.
    @usableFromInline
    package var isOver: Bool {
        borrowing get { state.withLock { $0.isOver } }
    }

    /// The demand requested and not served.
    package var outstanding: Subscribers.Demand {
        borrowing get { state.withLock { $0.outstanding } }
    }

    /// The current subscription.
    package var subscription: (any Subscription)? {
        borrowing get { state.withLock { $0.subscription } }
    }

    /// Takes the next subscription, and requests what is outstanding of it. Cancels it instead, and returns false, if all
    /// is over or another one is current.
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

    /// Requests more: of the current subscription, or else of the next.
    @usableFromInline
    package borrowing func request(_ demand: Subscribers.Demand) {
        state.withLock { state in
            count(demand, in: &state)
            return state.subscription
        }?.request(demand)
    }

    /// Requests of the current subscription a demand that ``didDeliver(_:)`` has counted.
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

    /// Counts the demand that a value was answered with, and returns it, for the publisher of the value.
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

    /// Lets go of the subscription of a publisher that has completed, to make room for the next.
    @usableFromInline
    package borrowing func advance() {
        _ = leaveCurrent()
    }

    /// Cancels the current subscription, to make room for the next.
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

    /// Ends. Returns whether this call did.
    @usableFromInline
    package borrowing func end() -> Bool {
        takeAll().isEnding
    }

    /// Ends, and cancels the current subscription. Returns whether this call ended it.
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
