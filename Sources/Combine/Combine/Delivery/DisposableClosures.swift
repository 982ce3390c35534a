import Synchronization

/// Two closures that receive values and a completion, and that any thread may dispose of.
///
/// They are released at once, or, while a value or the completion is being received, when that has returned. A publisher that
/// breaks the rule and sends on two threads at once runs the closures twice at once; they are not released meanwhile.
@usableFromInline
package struct DisposableClosures<Input, Failure: Error>: ~Copyable, @unchecked Sendable {
    // Sendable because the closures are released once, when no call of them is under way nor can begin.

    /// Valid, and owned by this value, until `isReleased`.
    @usableFromInline
    let unmanaged: Unmanaged<ReceivingClosures<Input, Failure>>

    /// Twice the number of calls under way; odd once disposed of.
    ///
    /// One word, so that all threads see calls and disposal in one order: a call after the disposal finds it, and leaves the
    /// closures alone; a call before it is counted when the disposal looks.
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

    /// Runs the value closure, unless disposed of.
    @inlinable
    package borrowing func receive(_ value: Input) {
        if enter() { unmanaged._withUnsafeGuaranteedRef { $0.receiveValue(value) } }
        leave()
    }

    /// The closures, until disposed of.
    @inlinable
    package var closures: ReceivingClosures<Input, Failure>? {
        borrowing get {
            defer { leave() }
            return enter() ? unmanaged.takeUnretainedValue() : nil
        }
    }

    /// Disposes of the closures. Returns them the first time, for the caller to call one.
    @inlinable
    @discardableResult
    package borrowing func dispose() -> ReceivingClosures<Input, Failure>? {
        defer { leave() }
        guard enter() else { return nil }
        // Orders nothing: the closures do not change.
        let wasDisposed = calls.bitwiseOr(1, ordering: .relaxed).oldValue & 1 != 0
        return wasDisposed ? nil : unmanaged.takeUnretainedValue()
    }

    /// Counts a call. Returns whether the closures may be used until ``leave()``.
    @inlinable
    borrowing func enter() -> Bool {
        // Orders nothing: the closures do not change, and use of them depends on the answer.
        calls.add(2, ordering: .relaxed).oldValue & 1 == 0
    }

    @inlinable
    borrowing func leave() {
        // Releases this call's use of the closures to the thread that releases them, which acquires it.
        if calls.subtract(2, ordering: .acquiringAndReleasing).newValue == 1 { release() }
    }

    /// Releases the closures, which a late call may ask for again.
    @usableFromInline
    borrowing func release() {
        if !isReleased.exchange(true, ordering: .relaxed) { unmanaged.release() }
    }
}

/// The two closures of a subscriber. Constants, so that calling one retains nothing.
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
