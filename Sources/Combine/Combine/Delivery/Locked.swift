import Synchronization

/// A value protected by a mutex. The value doesn't need to be `Sendable`.
///
/// While the lock is held, don't call a closure, and don't release an object whose deallocation could run user code.
/// The mutex isn't recursive, so user code that uses the value again would deadlock. Instead, move the object out of
/// the value and release it after unlocking.
@usableFromInline
package struct Locked<Value>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<UncheckedSendable<Value>>

    @inlinable
    package init(_ value: Value) { mutex = Mutex(UncheckedSendable(value)) }

    /// A copy of the value.
    @inlinable
    package var value: Value {
        @inline(__always)
        borrowing get { withLock { $0 } }
    }

    /// Calls `body` with exclusive access to the value.
    @inlinable
    @inline(__always)
    package borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        mutex.withLock { UncheckedSendable(body(&$0.value)) }.value
    }

    /// Replaces the value and returns the previous value.
    @inlinable
    @inline(__always)
    @discardableResult
    package borrowing func exchange(_ new: consuming Value) -> Value {
        var other = new
        withLock { swap(&$0, &other) }
        return other
    }
}
