import Synchronization

/// Two closures that receive values and a completion. Any thread can dispose of them.
///
/// They're released immediately, or, if a closure is running, when it returns. If a publisher breaks the rules and
/// sends on two threads concurrently, the closures run concurrently, and aren't released until both calls return.
@usableFromInline
package struct DisposableClosures<Input, Failure: Error>: ~Copyable, @unchecked Sendable {
    // Sendable because the closures are released once, when no call of them is in progress or can begin.

    /// The closures. The pointer is valid, and owned by this value, until `isReleased`.
    @usableFromInline
    let unmanaged: Unmanaged<ReceivingClosures<Input, Failure>>

    /// Twice the number of calls in progress, plus one after disposal.
    ///
    /// All threads see calls and disposal in one order, because both are stored in one atomic integer. A call after the
    /// disposal notices it and doesn't use the closures. A call that began earlier is included in the count that the
    /// disposal reads.
    @usableFromInline
    let calls = Atomic<UInt>(0)

    @usableFromInline
    let isReleased = Atomic<Bool>(false)

    @inlinable
    package init(
        receiveValue: @escaping (Input) -> Void,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        unmanaged = .passRetained(
            ReceivingClosures(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
        )
    }

    @inlinable
    deinit {
        release()
    }

    /// Calls the value closure, unless the closures were disposed of.
    @inlinable
    package borrowing func receive(_ value: Input) {
        if enter() { unmanaged._withUnsafeGuaranteedRef { $0.receiveValue(value) } }
        leave()
    }

    /// The closures, or nil after their disposal.
    @inlinable
    package var closures: ReceivingClosures<Input, Failure>? {
        borrowing get {
            defer { leave() }
            return enter() ? unmanaged.takeUnretainedValue() : nil
        }
    }

    /// Disposes of the closures. The first call returns them, so that the caller can still call one.
    @inlinable
    @discardableResult
    package borrowing func dispose() -> ReceivingClosures<Input, Failure>? {
        defer { leave() }
        guard enter() else { return nil }
        // Relaxed, because the closures don't change.
        let wasDisposed = calls.bitwiseOr(1, ordering: .relaxed).oldValue & 1 != 0
        return wasDisposed ? nil : unmanaged.takeUnretainedValue()
    }

    /// Counts a call. Returns whether the closures can be used until ``leave()`` is called.
    @inlinable
    borrowing func enter() -> Bool {
        // Relaxed, because the closures don't change, and their use depends on the result.
        calls.add(2, ordering: .relaxed).oldValue & 1 == 0
    }

    @inlinable
    borrowing func leave() {
        // Orders this call's use of the closures before their release on another thread.
        if calls.subtract(2, ordering: .acquiringAndReleasing).newValue == 1 { release() }
    }

    /// Releases the closures. A call that begins after the disposal can cause a second release, which does nothing.
    @usableFromInline
    borrowing func release() {
        if !isReleased.exchange(true, ordering: .relaxed) { unmanaged.release() }
    }
}

/// The two closures of a subscriber. They're constants, so that calling one doesn't retain anything.
@usableFromInline
package final class ReceivingClosures<Input, Failure: Error> {
    @usableFromInline
    package let receiveValue: (Input) -> Void

    @usableFromInline
    package let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    @inlinable
    package init(
        receiveValue: @escaping (Input) -> Void,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
    }
}
