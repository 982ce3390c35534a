import Synchronization

/// A mutable value that broadcasts its changes.
///
/// Only the owner of the broadcast's lock stores the value. Values from several threads are therefore stored and
/// delivered in the same order.
@usableFromInline
package final class CurrentValue<Output, Failure: Error>: @unchecked Sendable {
    // Sendable because a lock protects the value, and only one thread at a time delivers it.

    @usableFromInline
    struct State {
        @usableFromInline var value: Output

        /// The number of changes.
        @usableFromInline var version: UInt = 0

        @inlinable
        init(value: Output) { self.value = value }
    }

    @usableFromInline let state: Locked<State>
    @usableFromInline package let broadcast = Broadcast<Output, Failure>()
    @usableFromInline let tracked = TrackedValue()
    @usableFromInline let skipsSuperseded: Bool

    /// Creates a mutable value with the given initial value.
    ///
    /// A value that is set reentrantly, during a delivery, reaches every subscriber before the outer delivery
    /// continues. The remaining subscribers would therefore receive the older value after the newer value. If
    /// `skipsSuperseded` is true, the outer delivery ends instead.
    @inlinable
    package init(_ value: Output, skipsSuperseded: Bool = false) {
        state = Locked(State(value: value))
        self.skipsSuperseded = skipsSuperseded
    }

    /// The current value. Reading this property is reported to Observation.
    @inlinable
    package var observed: Output {
        tracked.read()
        return current
    }

    @inlinable
    package var current: Output { state.withLock { $0.value } }

    /// Stores a value, then broadcasts it. Does nothing after the completion.
    @inlinable
    package func send(_ new: Output) {
        if !broadcast.isFinished { update(new, storesOnceFinished: false) }
    }

    /// Stores a value and broadcasts it. After the completion, only stores it.
    @inlinable
    package func set(_ new: Output) { update(new, storesOnceFinished: true) }

    @inlinable
    func update(_ new: Output, storesOnceFinished: Bool) {
        tracked.willChange()
        switch broadcast.lock.enter() {
        case .entered:
            deliver(new, storesOnceFinished: storesOnceFinished)
            broadcast.lock.leave()
        case .nested: deliver(new, storesOnceFinished: storesOnceFinished)
        case .unavailable:
            broadcast.lock.schedule { self.deliver(new, storesOnceFinished: storesOnceFinished) }
        }
        tracked.didChange()
    }

    @inlinable
    func deliver(_ new: Output, storesOnceFinished: Bool) {
        // The broadcast may have finished while this thread waited for the lock.
        if broadcast.isFinished, !storesOnceFinished { return }
        let (_, version) = store(new)
        if skipsSuperseded { broadcast.oldestVersion = version }
        broadcast.deliver(new, version: version)
    }

    /// Stores a value without broadcasting it. Returns the previous value and the new version. The previous value is
    /// returned so that the caller releases it after unlocking.
    @inlinable
    func store(_ new: Output) -> (previous: Output, version: UInt) {
        var value = new
        let version = state.withLock { state in
            swap(&state.value, &value)
            state.version += 1
            return state.version
        }
        return (value, version)
    }

    /// Attaches a subscriber, which receives the current value first.
    @inlinable
    package func attach<S: Subscriber<Output, Failure>>(_ subscriber: S, name: String) {
        broadcast.attach(subscriber, name: name, latest: { self.state.withLock { ($0.value, $0.version) } })
    }
}
