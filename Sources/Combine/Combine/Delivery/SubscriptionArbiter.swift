import Synchronization

/// The current subscription and the outstanding demand of an operator that subscribes to several publishers, one after
/// another.
///
/// Requests are forwarded to the current subscription. When the operator moves on to the next publisher, the arbiter
/// requests the outstanding demand from that publisher.
///
/// A lock protects the state. The lock isn't held while closures are called or objects are released, because both can
/// run user code.
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
    /// The value is written under the lock with release order, and read without the lock with acquire order. A reader
    /// therefore sees everything that the writing thread did before it changed the subscription.
    @usableFromInline let isSubscribed = Atomic<Bool>(false)

    /// A Boolean value that indicates whether the outstanding demand is unlimited and therefore isn't counted.
    ///
    /// It's set under the lock and never reset. Relaxed order suffices. A thread that still reads false changes the
    /// count under the lock. Such a change has no effect if the demand is unlimited.
    @usableFromInline let isUnlimited = Atomic<Bool>(false)

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

    /// The requested demand for which no value has been delivered yet.
    package var outstanding: Subscribers.Demand {
        borrowing get { state.withLock { $0.outstanding } }
    }

    package var subscription: (any Subscription)? {
        borrowing get { state.withLock { $0.subscription } }
    }

    /// Makes a subscription the current subscription and requests the outstanding demand from it. If the operator has
    /// ended or already has a current subscription, cancels the new subscription and returns false.
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

    /// Adds demand, and requests it from the current subscription. If there is no current subscription, the demand is
    /// stored.
    @usableFromInline
    package borrowing func request(_ demand: Subscribers.Demand) {
        state.withLock { state in
            count(demand, in: &state)
            return state.subscription
        }?.request(demand)
    }

    /// Forwards demand to the current subscription. The demand was already counted by ``didDeliver(_:)``.
    @usableFromInline
    package borrowing func forward(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    /// Decrements the demand for a value that is about to be delivered. Returns false if there is no demand.
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

    /// Adds the demand that the downstream returned for a value. Returns the demand to request from the upstream.
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

    /// Releases the current subscription after its publisher has completed.
    @usableFromInline
    package borrowing func advance() { _ = leaveCurrent() }

    /// Cancels and releases the current subscription.
    @usableFromInline
    package borrowing func cancelCurrent() { leaveCurrent()?.cancel() }

    private borrowing func leaveCurrent() -> (any Subscription)? {
        state.withLock { state in
            isSubscribed.store(false, ordering: .releasing)
            return state.subscription.take()
        }
    }

    /// Ends the operator. Returns false if it had already ended.
    @usableFromInline
    package borrowing func end() -> Bool { takeAll().isEnding }

    /// Ends the operator and cancels the current subscription. Returns false if it had already ended.
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
