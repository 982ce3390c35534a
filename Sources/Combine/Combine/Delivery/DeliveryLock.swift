import Synchronization

/// A lock that serializes the delivery of events.
///
/// If another thread is delivering an event, the calling thread waits for its turn. A thread that is already delivering
/// an event delivers the new event reentrantly. If waiting would cause a deadlock, the calling thread schedules the
/// event for the owner of the lock instead. Use ``schedule(_:)`` for bookkeeping that must not wait.
///
/// Without contention, entering and leaving costs two atomic operations and no allocation.
@usableFromInline
package struct DeliveryLock: ~Copyable, @unchecked Sendable {
    // Sendable because a mutex protects the backlog, and only the owner of the lock runs the closures in the backlog.

    /// The result of an attempt to acquire the lock.
    @usableFromInline
    package enum Entry {
        /// The calling thread has acquired the lock and must call ``leave()``.
        case entered
        /// The calling thread already owns the lock, because this is a reentrant call.
        case nested
        /// Another thread owns the lock, and the calling thread didn't wait for it.
        case unavailable
    }

    /// The actions that the owner performs before it releases the lock, and the waiting threads. It's created on first
    /// use, because most locks never have a backlog.
    final class Backlog: @unchecked Sendable {
        // Sendable because a mutex protects it.

        var scheduled: [() -> Void] = []
        var afterDelivery: [() -> Void] = []
        var waiting: [WaitingThread] = []

        var isEmpty: Bool { scheduled.isEmpty && afterDelivery.isEmpty && waiting.isEmpty }
    }

    @usableFromInline
    static var backlogBit: UInt { 1 }

    /// The number of times that a thread tries to acquire the lock before it is suspended.
    private static var attempts: Int { 100 }

    /// The identifier of the thread that owns the lock, or zero. The lowest bit is set if there might be a backlog.
    ///
    /// Entering uses acquire order and leaving uses release order, which is enough to synchronize successive owners.
    @usableFromInline
    let owner = Atomic<UInt>(0)

    private let backlog = Locked<Backlog?>(nil)

    @usableFromInline
    package init() {}

    /// A Boolean value that indicates whether the current thread owns the lock.
    @inlinable
    package var isOwnedByCurrentThread: Bool {
        borrowing get { owner.load(ordering: .relaxed) & ~Self.backlogBit == currentThread() }
    }

    /// Acquires the lock, and waits for other threads unless that would cause a deadlock.
    @inlinable
    package borrowing func enter() -> Entry {
        let thread = currentThread()
        let (entered, found) = owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring)
        return entered ? .entered : enter(thread, found: found)
    }

    @usableFromInline
    borrowing func enter(_ thread: UInt, found: UInt) -> Entry {
        guard found & ~Self.backlogBit == thread else { return wait(thread) }
        // Run the scheduled actions before this delivery. If one of the actions adds a subscriber, that subscriber also
        // receives the event.
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

    /// Performs the actions in the backlog, then releases the lock. If threads are waiting, the one that has waited
    /// longest acquires the lock.
    @inlinable
    package borrowing func leave() {
        // Loading the owner is faster than asking for the thread. It also contains the backlog bit.
        let thread = owner.load(ordering: .relaxed) & ~Self.backlogBit
        let left = owner.compareExchange(expected: thread, desired: 0, ordering: .releasing).exchanged
        if !left { serveAndLeave() }
    }

    /// Performs a delivery while holding the lock. If waiting would cause a deadlock, schedules the delivery for the
    /// owner instead.
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

    /// Performs a delivery while holding the lock, and returns the subscriber's new demand.
    ///
    /// If waiting would cause a deadlock, this method calls the `schedule` closure instead of `delivery`. The closure
    /// must schedule the same delivery with ``schedule(_:request:)``. Neither closure escapes. Therefore, an immediate
    /// delivery, which is the usual case, doesn't allocate a closure context.
    @inlinable
    package borrowing func deliver(
        _ delivery: () -> Subscribers.Demand,
        orSchedule schedule: () -> Void
    ) -> Subscribers.Demand {
        switch enter() {
        case .entered:
            let more = delivery()
            self.leave()
            return more
        case .nested: return delivery()
        case .unavailable:
            schedule()
            return .none
        }
    }

    /// Schedules a delivery, which the owner performs. The subscriber's new demand is then passed to `request`.
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

    /// Performs an action serially with deliveries, but without waiting for the lock.
    ///
    /// If another thread owns the lock, the owner performs the action before it releases the lock or delivers another
    /// event.
    ///
    /// The backlog can grow without limit, so the caller must limit the number of scheduled actions.
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

    /// Performs an action after all deliveries on the owner's stack have returned. Only the owner can call this method.
    @usableFromInline
    package borrowing func afterDelivery(_ action: @escaping () -> Void) {
        _ = enqueue(action, in: \.afterDelivery)
    }

    /// Adds an action to a list in the backlog. Returns true if the calling thread has become the owner of the lock.
    private borrowing func enqueue(
        _ action: @escaping () -> Void,
        in list: ReferenceWritableKeyPath<Backlog, [() -> Void]>
    ) -> Bool {
        withBacklog { backlog in
            backlog[keyPath: list].append(action)
            return announceBacklog()
        }
    }

    private borrowing func withBacklog<Result>(_ body: (Backlog) -> Result) -> Result {
        backlog.withLock { stored in
            let backlog = stored ?? Backlog()
            stored = backlog
            return body(backlog)
        }
    }

    /// Sets the backlog bit, which makes the owner check the backlog before it releases the lock. If there is no owner,
    /// acquires the lock for the calling thread and returns true.
    private borrowing func announceBacklog() -> Bool {
        var found = owner.load(ordering: .relaxed)
        while true {
            let desired = found == 0 ? currentThread() : found | Self.backlogBit
            // Acquire order is needed, because this thread can become the owner. Release order isn't needed, because
            // the mutex of the backlog makes the added action visible to other threads.
            let (exchanged, original) = owner.compareExchange(expected: found, desired: desired, ordering: .acquiring)
            if exchanged { return found == 0 }
            found = original
        }
    }

    /// Waits until the owner passes the lock to this thread. Doesn't wait if the owner is waiting for this thread,
    /// directly or through other threads.
    private borrowing func wait(_ thread: UInt) -> Entry {
        // Try a few times first, because most deliveries take less time than suspending a thread.
        for _ in 0..<Self.attempts where owner.load(ordering: .relaxed) == 0 {
            if owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged { return .entered }
        }
        let place = WaitingThread(thread)
        let entry = WaitingThread.graph.withLock { graph -> Entry? in
            // Once the backlog bit is set, the owner can't release the lock without locking the graph.
            if announceBacklog() { return .entered }
            let owner = owner.load(ordering: .relaxed) & ~Self.backlogBit
            if graph.waits(owner, for: thread) { return .unavailable }
            graph.add(thread, waitingFor: owner)
            withBacklog { $0.waiting.append(place) }
            return nil
        }
        if let entry { return entry }
        place.wait()
        // Acquire order makes the writes of the previous owner visible to this thread.
        if owner.load(ordering: .acquiring) & Self.backlogBit != 0 { serveBacklog() }
        return .entered
    }

    /// Performs the actions that were scheduled before this call. Actions that are scheduled during the call aren't
    /// performed.
    private borrowing func serveScheduled() {
        let actions = withBacklog { backlog in
            let actions = backlog.scheduled
            backlog.scheduled = []
            return actions
        }
        for action in actions { action() }
    }

    /// Performs the actions in the backlog, then releases the lock or passes it to a waiting thread.
    @usableFromInline
    borrowing func serveAndLeave() {
        repeat { serveBacklog() } while !passLock()
    }

    /// Performs the actions in the backlog. The owner must not call this method during a delivery.
    private borrowing func serveBacklog() {
        serveScheduled()
        let actions = withBacklog { backlog in
            let actions = backlog.afterDelivery
            backlog.afterDelivery = []
            return actions
        }
        for action in actions { action() }
    }

    /// Passes the lock to the thread that has waited longest, or releases the lock if no thread is waiting. Returns
    /// false if the caller must perform new actions in the backlog first.
    ///
    /// A waiting thread performs the newly scheduled actions after it acquires the lock. If the owner performed them
    /// first, a thread could wait forever while other threads keep scheduling actions.
    private borrowing func passLock() -> Bool {
        var next: WaitingThread?
        let isPassed = WaitingThread.graph.withLock { graph in
            withBacklog { backlog in
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
        return isPassed
    }

    var waitingCount: Int {
        borrowing get { withBacklog { $0.waiting.count } }
    }

    /// A Boolean value that indicates whether the lock has no owner and no backlog.
    var isIdle: Bool {
        borrowing get { owner.load(ordering: .acquiring) == 0 && withBacklog { $0.isEmpty } }
    }
}
