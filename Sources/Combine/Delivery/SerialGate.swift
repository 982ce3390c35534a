import Synchronization

/// Lets one thread at a time deliver events, without making any other wait.
///
/// A thread that finds the gate free owns it until it leaves, and may enter again while it does, so that events sent
/// from within an event are delivered at once. A thread that finds another one inside hands its work over, and the
/// owner does it before leaving, in the order handed over. So delivery is serial though no lock is held meanwhile: not
/// one that a callee could wait for. Free of contention, passing costs two atomic operations and no allocation.
@usableFromInline
package struct SerialGate: ~Copyable, @unchecked Sendable {
    // Sendable because the closures handed over are run by the thread that owns the gate alone.

    /// What a thread that wants to deliver found.
    @usableFromInline
    package enum Entry {
        /// The gate was free; the thread owns it now, and must leave.
        case entered
        /// The thread owns the gate already, further up its stack.
        case nested
        /// Another thread owns the gate.
        case busy
    }

    @usableFromInline
    static var pendingBit: UInt { 1 }

    /// The owner's thread, or zero; with the pending bit if work waits to be done before leaving.
    @usableFromInline
    let owner = Atomic<UInt>(0)

    private let work = Mutex<Unchecked<[() -> Void]>>(Unchecked([]))

    @usableFromInline
    package init() {}

    /// Tries to own the gate.
    @inlinable
    package borrowing func enter() -> Entry {
        let thread = currentThread()
        let (entered, found) = owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring)
        if entered { return .entered }
        return found & ~Self.pendingBit == thread ? .nested : .busy
    }

    /// Gives the gate up, having done the work that other threads handed over meanwhile.
    @inlinable
    package borrowing func leave() {
        let left = owner.compareExchange(expected: currentThread(), desired: 0, ordering: .releasing).exchanged
        if !left { drain() }
    }

    /// Does something serially: now, or handing it over if another thread is inside.
    @inlinable
    package borrowing func perform(_ action: @escaping () -> Void) {
        switch enter() {
        case .entered:
            action()
            leave()
        case .nested: action()
        case .busy: handOver(action)
        }
    }

    /// Delivers something serially, and returns the demand that it is answered with; if another thread is inside, calls
    /// `handOver` instead, which is to hand the same over with ``handOver(_:request:)``.
    ///
    /// Neither closure escapes, so that delivering at once, the common case, allocates no context for one.
    @inlinable
    @inline(__always)
    package borrowing func pass(
        _ deliver: () -> Subscribers.Demand,
        ifBusy handOver: () -> Void
    ) -> Subscribers.Demand {
        switch enter() {
        case .entered:
            let more = deliver()
            leave()
            return more
        case .nested: return deliver()
        case .busy:
            handOver()
            return .none
        }
    }

    /// Has the owner deliver something before it leaves, or does it here, if there is no owner any more; what it is
    /// answered with goes to `request`.
    @usableFromInline
    package borrowing func handOver(
        _ deliver: @escaping () -> Subscribers.Demand,
        request: @escaping (Subscribers.Demand) -> Void
    ) {
        handOver {
            let more = deliver()
            if more != .none { request(more) }
        }
    }

    /// Has the owner do some work before it leaves; or does it here, if there is no owner any more.
    @usableFromInline
    package borrowing func handOver(_ item: @escaping () -> Void) {
        if enqueue(item) { drain() }
    }

    /// Has the owner, which calls this, do some work once no delivery is under way on its stack.
    @usableFromInline
    package borrowing func afterDelivery(_ item: @escaping () -> Void) {
        let item = Unchecked(item)
        work.withLock { $0.value.append(item.value) }
        owner.bitwiseOr(Self.pendingBit, ordering: .relaxed)
    }

    /// Puts work in line. Returns whether the calling thread thereby came to own the gate, and so must call ``drain()``.
    @usableFromInline
    package borrowing func enqueue(_ item: @escaping () -> Void) -> Bool {
        let item = Unchecked(item)
        return work.withLock { work in
            work.value.append(item.value)
            var found = owner.load(ordering: .relaxed)
            while true {
                let desired = found == 0 ? currentThread() : found | Self.pendingBit
                let (exchanged, original) = owner.compareExchange(
                    expected: found,
                    desired: desired,
                    ordering: .acquiringAndReleasing
                )
                if exchanged { return found == 0 }
                found = original
            }
        }
    }

    /// Does the work in line, then gives the gate up.
    @usableFromInline
    package borrowing func drain() {
        while true {
            let items: Unchecked<[() -> Void]> = work.withLock { work in
                let items = work.value
                work.value = []
                if items.isEmpty { owner.store(0, ordering: .releasing) }
                return Unchecked(items)
            }
            if items.value.isEmpty { return }
            for item in items.value { item() }
        }
    }
}
