import Synchronization

/// Lets one thread at a time deliver events.
///
/// A thread that finds another one delivering waits, in line, and then delivers by itself. A thread that delivers already
/// nests. A wait that would close a circle of waiting threads is not entered: the event is left to the owner. Bookkeeping
/// that must not wait goes through ``schedule(_:)``. Without contention, passing costs two atomic operations and no
/// allocation.
@usableFromInline
package struct DeliveryLock: ~Copyable, @unchecked Sendable {
    // Sendable because the backlog is locked, and its closures are run by the owner alone.

    /// The outcome of an attempt to enter.
    @usableFromInline
    package enum Entry {
        /// The thread owns the lock now, and must leave.
        case entered
        /// The thread owns the lock already, further up its stack.
        case nested
        /// Another thread owns the lock, and was not, or cannot be, waited for.
        case unavailable
    }

    /// What the owner does before it leaves, and the threads in line.
    struct Backlog {
        var scheduled: [() -> Void] = []
        var afterDelivery: [() -> Void] = []
        var waiting: [WaitingThread] = []

        var isEmpty: Bool { scheduled.isEmpty && afterDelivery.isEmpty && waiting.isEmpty }
    }

    @usableFromInline
    static var backlogBit: UInt { 1 }

    /// How often a thread looks whether the lock is free before it waits in line.
    private static var attempts: Int { 100 }

    /// The owner's thread, or zero; with the backlog bit if there may be a backlog.
    ///
    /// Entering acquires what the last owner released by leaving; that alone orders what the owners do.
    @usableFromInline
    let owner = Atomic<UInt>(0)

    private let backlog = Locked(Backlog())

    @usableFromInline
    package init() {}

    /// Waits until no other thread delivers, and owns the lock then; does not wait where that would close a circle.
    @inlinable
    package borrowing func enter() -> Entry {
        let thread = currentThread()
        let (entered, found) = owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring)
        return entered ? .entered : enter(thread, found: found)
    }

    @usableFromInline
    borrowing func enter(_ thread: UInt, found: UInt) -> Entry {
        guard found & ~Self.backlogBit == thread else { return wait(thread) }
        // A subscriber that came meanwhile receives what is about to be sent.
        if found & Self.backlogBit != 0 { serveScheduled() }
        return .nested
    }

    /// Owns the lock unless another thread does.
    @inlinable
    package borrowing func tryEnter() -> Entry {
        let thread = currentThread()
        let (entered, found) = owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring)
        return entered ? .entered : found & ~Self.backlogBit == thread ? .nested : .unavailable
    }

    /// Gives the lock up, to the thread that has waited longest if there is one, having served the backlog.
    @inlinable
    package borrowing func leave() {
        let left = owner.compareExchange(expected: currentThread(), desired: 0, ordering: .releasing).exchanged
        if !left { serveAndLeave() }
    }

    /// Delivers something serially; leaves it to the owner if waiting would close a circle.
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

    /// Delivers something serially, and returns the demand that it is answered with; calls `leave` instead if waiting would
    /// close a circle, which is to leave the same to the owner with ``schedule(_:request:)``.
    ///
    /// Neither closure escapes, so that delivering at once, the common case, allocates no context for one.
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

    /// Leaves a delivery to the owner, and passes what it is answered with to `request`.
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

    /// Does some bookkeeping serially, without waiting: now, or by the owner before it leaves or sends again.
    ///
    /// The caller bounds how much is scheduled.
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

    /// Has the owner, which calls this, do something once no delivery is under way on its stack.
    @usableFromInline
    package borrowing func afterDelivery(_ action: @escaping () -> Void) {
        _ = enqueue(action, in: \.afterDelivery)
    }

    /// Adds to the backlog. Returns whether the calling thread thereby came to own the lock.
    private borrowing func enqueue(_ action: @escaping () -> Void, in list: WritableKeyPath<Backlog, [() -> Void]>)
        -> Bool
    {
        backlog.withLock { backlog in
            backlog[keyPath: list].append(action)
            return announceBacklog()
        }
    }

    /// Sets the backlog bit, without which the owner leaves unawares; owns the lock instead if nobody does. Returns whether
    /// it does.
    private borrowing func announceBacklog() -> Bool {
        var found = owner.load(ordering: .relaxed)
        while true {
            let desired = found == 0 ? currentThread() : found | Self.backlogBit
            // Acquires on behalf of a new owner; releasing what was added is the backlog's mutex's.
            let (exchanged, original) = owner.compareExchange(expected: found, desired: desired, ordering: .acquiring)
            if exchanged { return found == 0 }
            found = original
        }
    }

    /// Takes a place in line, and waits for the lock to be handed over; unless the owner waits for this thread.
    private borrowing func wait(_ thread: UInt) -> Entry {
        // Deliveries are short as a rule: shorter than putting a thread to sleep.
        for _ in 0..<Self.attempts where owner.load(ordering: .relaxed) == 0 {
            if owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged { return .entered }
        }
        let place = WaitingThread(thread)
        let entry = WaitingThread.graph.withLock { graph -> Entry? in
            // Once announced, the owner cannot leave without the graph's lock.
            if announceBacklog() { return .entered }
            let owner = owner.load(ordering: .relaxed) & ~Self.backlogBit
            if graph.waits(owner, for: thread) { return .unavailable }
            graph.add(thread, waitingFor: owner)
            backlog.withLock { $0.waiting.append(place) }
            return nil
        }
        if let entry { return entry }
        place.wait()
        // What the last owner did happened before it named this thread the owner.
        if owner.load(ordering: .acquiring) & Self.backlogBit != 0 { serveBacklog() }
        return .entered
    }

    /// Does what was scheduled so far, and not what is scheduled meanwhile.
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

    /// Does what was left so far. Called by the owner while no delivery is under way on its stack.
    private borrowing func serveBacklog() {
        serveScheduled()
        let actions = backlog.withLock { backlog in
            let actions = backlog.afterDelivery
            backlog.afterDelivery = []
            return actions
        }
        for action in actions { action() }
    }

    /// Hands the lock to the thread that has waited longest, or to nobody. Returns false if the backlog has grown.
    ///
    /// What was scheduled since the backlog was served is the next thread's, lest that wait for ever for threads that go on
    /// scheduling.
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

    /// Whether no thread is inside, and nothing left to be done.
    var isIdle: Bool {
        borrowing get { owner.load(ordering: .acquiring) == 0 && backlog.withLock { $0.isEmpty } }
    }
}
