import Synchronization

/// A lock that lets one thread at a time deliver events.
///
/// A thread that finds another thread delivering waits in line and then delivers its own event. A thread that is
/// already delivering delivers the new event inside the current one. A thread doesn't wait if that would create a
/// deadlock among waiting threads. It leaves the event to the owner instead. Bookkeeping that must not wait uses
/// ``schedule(_:)``. Without contention, entering and leaving cost two atomic operations and no allocation.
@usableFromInline
package struct DeliveryLock: ~Copyable, @unchecked Sendable {
    // Sendable because a mutex protects the backlog, and only the owner runs its closures.

    /// The outcome of an attempt to enter.
    @usableFromInline
    package enum Entry {
        /// The thread owns the lock now, and must leave.
        case entered
        /// The thread already owns the lock, further up its stack.
        case nested
        /// Another thread owns the lock, and the caller didn't or can't wait for it.
        case unavailable
    }

    /// The actions that the owner performs before it leaves, and the threads in line.
    struct Backlog {
        var scheduled: [() -> Void] = []
        var afterDelivery: [() -> Void] = []
        var waiting: [WaitingThread] = []

        var isEmpty: Bool { scheduled.isEmpty && afterDelivery.isEmpty && waiting.isEmpty }
    }

    @usableFromInline
    static var backlogBit: UInt { 1 }

    /// The number of times a thread checks whether the lock is free before it waits in line.
    private static var attempts: Int { 100 }

    /// The owner's thread, or zero, and the backlog bit if there can be a backlog.
    ///
    /// Entering uses acquire order and leaving uses release order, which is enough to synchronize successive owners.
    @usableFromInline
    let owner = Atomic<UInt>(0)

    private let backlog = Locked(Backlog())

    @usableFromInline
    package init() {}

    /// Waits until no other thread delivers, then acquires the lock. Doesn't wait if that would create a deadlock.
    @inlinable
    package borrowing func enter() -> Entry {
        let thread = currentThread()
        let (entered, found) = owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring)
        return entered ? .entered : enter(thread, found: found)
    }

    @usableFromInline
    borrowing func enter(_ thread: UInt, found: UInt) -> Entry {
        guard found & ~Self.backlogBit == thread else { return wait(thread) }
        // A subscriber that was added in the meantime receives the value that is about to be sent.
        if found & Self.backlogBit != 0 { serveScheduled() }
        return .nested
    }

    /// Acquires the lock unless another thread owns it.
    @inlinable
    package borrowing func tryEnter() -> Entry {
        let thread = currentThread()
        let (entered, found) = owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring)
        return entered ? .entered : found & ~Self.backlogBit == thread ? .nested : .unavailable
    }

    /// Serves the backlog, then hands the lock to the thread that has waited longest, if there is one.
    @inlinable
    package borrowing func leave() {
        let left = owner.compareExchange(expected: currentThread(), desired: 0, ordering: .releasing).exchanged
        if !left { serveAndLeave() }
    }

    /// Performs a delivery serially, or leaves it to the owner if waiting would create a deadlock.
    @inlinable
    package borrowing func perform(_ delivery: @escaping () -> Void) {
        switch enter() {
        case .entered:
            delivery()
            leave()
        case .nested: delivery()
        case .unavailable: schedule(delivery)
        }
    }

    /// Performs a delivery serially and returns the subscriber's new demand.
    ///
    /// If waiting would create a deadlock, it calls `leave` instead, which leaves the same delivery to the owner with
    /// ``schedule(_:request:)``. Neither closure escapes, so that an immediate delivery, the common case, allocates no
    /// context.
    @inlinable
    package borrowing func deliver(
        _ delivery: () -> Subscribers.Demand,
        orLeave leave: () -> Void
    ) -> Subscribers.Demand {
        switch enter() {
        case .entered:
            let more = delivery()
            self.leave()
            return more
        case .nested: return delivery()
        case .unavailable:
            leave()
            return .none
        }
    }

    /// Leaves a delivery to the owner, and passes the subscriber's new demand to `request`.
    @usableFromInline
    package borrowing func schedule(
        _ delivery: @escaping () -> Subscribers.Demand,
        request: @escaping (Subscribers.Demand) -> Void
    ) {
        schedule {
            let more = delivery()
            if more != .none { request(more) }
        }
    }

    /// Performs bookkeeping serially without waiting. The action runs immediately, or the owner runs it before it
    /// leaves or sends again.
    ///
    /// The caller limits how many actions are scheduled.
    @usableFromInline
    package borrowing func schedule(_ action: @escaping () -> Void) {
        switch tryEnter() {
        case .entered:
            action()
            leave()
        case .nested: action()
        case .unavailable: if enqueue(action, in: \.scheduled) { serveAndLeave() }
        }
    }

    /// Performs an action after all deliveries on the owner's stack have returned. Only the owner calls this method.
    @usableFromInline
    package borrowing func afterDelivery(_ action: @escaping () -> Void) {
        _ = enqueue(action, in: \.afterDelivery)
    }

    /// Adds an action to the backlog. Returns whether the calling thread has become the owner of the lock.
    private borrowing func enqueue(_ action: @escaping () -> Void, in list: WritableKeyPath<Backlog, [() -> Void]>)
        -> Bool
    {
        backlog.withLock { backlog in
            backlog[keyPath: list].append(action)
            return announceBacklog()
        }
    }

    /// Sets the backlog bit, which makes the owner look at the backlog before it leaves. If there is no owner, the
    /// calling thread becomes the owner. Returns whether it did.
    private borrowing func announceBacklog() -> Bool {
        var found = owner.load(ordering: .relaxed)
        while true {
            let desired = found == 0 ? currentThread() : found | Self.backlogBit
            // Acquire order, because this thread can become the owner. The mutex of the backlog publishes the added
            // action.
            let (exchanged, original) = owner.compareExchange(expected: found, desired: desired, ordering: .acquiring)
            if exchanged { return found == 0 }
            found = original
        }
    }

    /// Waits until the owner passes the lock to this thread, unless the owner itself waits for this thread.
    private borrowing func wait(_ thread: UInt) -> Entry {
        // Most deliveries take less time than suspending a thread.
        for _ in 0..<Self.attempts where owner.load(ordering: .relaxed) == 0 {
            if owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged { return .entered }
        }
        let place = WaitingThread(thread)
        let entry = WaitingThread.graph.withLock { graph -> Entry? in
            // After this announcement the owner can't leave without the lock of the graph.
            if announceBacklog() { return .entered }
            let owner = owner.load(ordering: .relaxed) & ~Self.backlogBit
            if graph.waits(owner, for: thread) { return .unavailable }
            graph.add(thread, waitingFor: owner)
            backlog.withLock { $0.waiting.append(place) }
            return nil
        }
        if let entry { return entry }
        place.wait()
        // The last owner's writes happened before it made this thread the owner.
        if owner.load(ordering: .acquiring) & Self.backlogBit != 0 { serveBacklog() }
        return .entered
    }

    /// Performs the actions that are currently scheduled. Actions that they schedule aren't included.
    private borrowing func serveScheduled() {
        let actions = backlog.withLock { backlog in
            let actions = backlog.scheduled
            backlog.scheduled = []
            return actions
        }
        for action in actions { action() }
    }

    /// Serves the backlog, then hands the lock over.
    @usableFromInline
    borrowing func serveAndLeave() {
        repeat { serveBacklog() } while !handOver()
    }

    /// Performs the actions that were left for the owner. The owner calls it while no delivery is in progress on its
    /// stack.
    private borrowing func serveBacklog() {
        serveScheduled()
        let actions = backlog.withLock { backlog in
            let actions = backlog.afterDelivery
            backlog.afterDelivery = []
            return actions
        }
        for action in actions { action() }
    }

    /// Hands the lock to the thread that has waited longest, or to no thread. Returns false if the backlog has grown.
    ///
    /// Actions scheduled after the backlog was served are left to the next thread. Otherwise that thread could wait
    /// forever for threads that keep scheduling.
    private borrowing func handOver() -> Bool {
        var next: WaitingThread?
        let isHandedOver = WaitingThread.graph.withLock { graph in
            backlog.withLock { backlog in
                guard backlog.afterDelivery.isEmpty else { return false }
                guard !backlog.waiting.isEmpty else {
                    guard backlog.scheduled.isEmpty else { return false }
                    owner.store(0, ordering: .releasing)
                    return true
                }
                let first = backlog.waiting.removeFirst()
                next = first
                graph.remove(first.thread)
                for other in backlog.waiting { graph.add(other.thread, waitingFor: first.thread) }
                let bit = backlog.isEmpty ? 0 : Self.backlogBit
                owner.store(first.thread | bit, ordering: .releasing)
                return true
            }
        }
        next?.resume()
        return isHandedOver
    }

    /// The number of threads in line.
    var waitingCount: Int {
        borrowing get { backlog.withLock { $0.waiting.count } }
    }

    /// A Boolean value that indicates whether the lock has no owner and no backlog.
    var isIdle: Bool {
        borrowing get { owner.load(ordering: .acquiring) == 0 && backlog.withLock { $0.isEmpty } }
    }
}
