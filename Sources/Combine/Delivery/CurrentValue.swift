import Synchronization

/// A value that changes, and whose changes are broadcast.
///
/// Concurrent writers store and deliver in the same order, so that what a subscriber received last is the value.
@usableFromInline
package final class CurrentValue<Output, Failure: Error>: @unchecked Sendable {
    // Sendable because the value is locked, and delivered by one thread at a time.

    @usableFromInline
    let value: Mutex<Unchecked<Output>>

    @usableFromInline
    package let broadcast = Broadcast<Output, Failure>()

    @usableFromInline
    package init(_ value: Output) {
        self.value = Mutex(Unchecked(value))
    }

    @usableFromInline
    let tracked = TrackedValue()

    /// The current value, for those whom Swift's Observation is to tell of its changes.
    @inlinable
    package var observed: Output {
        tracked.read()
        return current
    }

    /// The current value.
    @inlinable
    package var current: Output {
        value.withLock { $0 }.value
    }

    /// Stores a value, then broadcasts it. Does nothing once finished.
    @inlinable
    package func send(_ new: Output) {
        if broadcast.isFinished { return }
        tracked.willChange()
        var old = Unchecked(new)
        // Entering under the lock is what makes the order of storing that of delivering; delivery is after it.
        let (entry, mustDrain) = value.withLock { stored -> (SerialGate.Entry, Bool) in
            swap(&stored, &old)
            let entry = broadcast.gate.enter()
            if entry != .busy { return (entry, false) }
            return (.busy, broadcast.gate.enqueue { self.broadcast.deliver(new) })
        }
        switch entry {
        case .entered:
            broadcast.deliver(new)
            broadcast.gate.leave()
        case .nested:
            broadcast.completeFlights()
            broadcast.deliver(new)
        case .busy:
            if mustDrain { broadcast.gate.drain() }
        }
        tracked.didChange()
    }

    /// Attaches a subscriber, which receives the current value first.
    @inlinable
    @inline(__always)
    package func attach<S: Subscriber<Output, Failure>>(_ subscriber: S, name: String) {
        broadcast.attach(subscriber, name: name, latest: { self.current })
    }
}
