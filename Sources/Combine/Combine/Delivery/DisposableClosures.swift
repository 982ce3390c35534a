import Synchronization

/// Two closures that receive values and a completion. Any thread can dispose of them.
///
/// Disposal releases the closures immediately. If one closure is running, both closures are released when it returns.
/// If a publisher violates its contract and sends on two threads concurrently, the closures run concurrently and are
/// released when both calls have returned.
///
/// The structure isn't generic. Otherwise, deallocating a subscriber would look up a generic type at run time.
@usableFromInline
package struct DisposableClosures: ~Copyable, @unchecked Sendable {
    // Sendable because the closures are released only once. At that time, no call is in progress and no new call can
    // begin.

    /// The object with the closures, such as ``ReceivingClosures``. This structure owns the reference until
    /// `releasedBit` is set.
    @usableFromInline let unmanaged: Unmanaged<DisposableObject>

    /// Twice the number of calls in progress, plus one after disposal.
    ///
    /// The number of calls and the disposal flag share one atomic integer, so that all threads see their changes in the
    /// same order. A call that begins after the disposal doesn't use the closures. A call that began earlier delays the
    /// release of the closures.
    @usableFromInline let calls = Atomic<UInt>(0)

    /// The bit of `calls` that is set after the closures were released.
    @usableFromInline
    static var releasedBit: UInt { 1 << 63 }

    @inlinable
    package init<Input, Failure>(
        receiveValue: @escaping (Input) -> Void,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        unmanaged = .passRetained(ReceivingClosures(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    }

    @inlinable
    deinit { release() }

    @inlinable
    package init(retaining closures: some DisposableObject) { unmanaged = .passRetained(closures) }

    /// Calls the value closure, unless the closures were disposed of. The type must be the same as in the initializer.
    @inlinable
    package borrowing func receive<Input, Failure>(_ value: Input, as type: ReceivingClosures<Input, Failure>.Type) {
        if enter() { typed(type)._withUnsafeGuaranteedRef { $0.receiveValue(value) } }
        leave()
    }

    /// Returns the closures, or nil after their disposal. The type must be the same as in the initializer.
    @inlinable
    package borrowing func current<Closures: AnyObject>(as type: Closures.Type) -> Closures? {
        defer { leave() }
        return enter() ? typed(type).takeUnretainedValue() : nil
    }

    /// Disposes of the closures. The first call returns the closures, so that its caller can still use them. Later
    /// calls return nil. The type must be the same as in the initializer.
    @inlinable
    package borrowing func dispose<Closures: AnyObject>(as type: Closures.Type) -> Closures? {
        defer { leave() }
        return enter() && markAsDisposed() ? typed(type).takeUnretainedValue() : nil
    }

    @usableFromInline
    package borrowing func dispose() {
        if enter() { _ = markAsDisposed() }
        leave()
    }

    /// Marks the closures as disposed of. Returns true for the first caller. Call this method between ``enter()`` and
    /// ``leave()``.
    @inlinable
    borrowing func markAsDisposed() -> Bool {
        // Relaxed order suffices, because the closures never change.
        guard calls.bitwiseOr(1, ordering: .relaxed).oldValue & 1 == 0 else { return false }
        unmanaged._withUnsafeGuaranteedRef { $0.isDisposed.store(true, ordering: .relaxed) }
        return true
    }

    @inlinable
    borrowing func typed<Closures: AnyObject>(_: Closures.Type) -> Unmanaged<Closures> {
        .fromOpaque(unmanaged.toOpaque())
    }

    /// Begins a call. If the result is true, the caller can use the closures until it calls ``leave()``. If the result
    /// is false, the caller must still call ``leave()``.
    @inlinable
    borrowing func enter() -> Bool {
        // Relaxed order suffices, because the closures never change, and the caller uses them only if the result is
        // true.
        calls.add(2, ordering: .relaxed).oldValue & 1 == 0
    }

    @inlinable
    borrowing func leave() {
        // Acquire and release order ensures that this call has finished before another thread releases the closures.
        if calls.subtract(2, ordering: .acquiringAndReleasing).newValue == 1 { release() }
    }

    /// Releases the closures. A call that begins after the disposal can cause a second call to this method, which does
    /// nothing.
    @usableFromInline
    borrowing func release() {
        let found = calls.bitwiseOr(Self.releasedBit, ordering: .relaxed).oldValue
        if found & Self.releasedBit == 0 { unmanaged.release() }
    }
}

/// An object that a ``DisposableClosures`` releases. A publisher that retains the object can also use it directly, until
/// it's disposed of.
@usableFromInline
package class DisposableObject {
    @usableFromInline let isDisposed = Atomic<Bool>(false)

    @inlinable
    init() {}
}

/// The two closures of a subscriber. The properties are constants, so that a closure can be called without retaining
/// it.
@usableFromInline
package final class ReceivingClosures<Input, Failure: Error>: DisposableObject {
    @usableFromInline package let receiveValue: (Input) -> Void
    @usableFromInline package let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    @inlinable
    package init(
        receiveValue: @escaping (Input) -> Void,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
    }
}
