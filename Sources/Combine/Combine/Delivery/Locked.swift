import Synchronization

/// A value behind a mutex, `Sendable` or not.
///
/// Nothing may be called or released under the lock that could run a user's code: move it out, and let it go after.
@usableFromInline
package struct Locked<Value>: ~Copyable, Sendable {
    @usableFromInline
    let mutex: Mutex<UncheckedSendable<Value>>

    @inlinable
    package init(_ value: Value) {
        mutex = Mutex(UncheckedSendable(value))
    }

    /// The value, copied.
    @inlinable
    package var value: Value {
        @inline(__always)
        borrowing get { withLock { $0 } }
    }

    /// Runs `body` with the value while no other thread has it.
    @inlinable
    @inline(__always)
    package borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        mutex.withLock { UncheckedSendable(body(&$0.value)) }.value
    }

    /// Stores another value, and returns the former one.
    @inlinable
    @inline(__always)
    @discardableResult
    package borrowing func exchange(_ new: consuming Value) -> Value {
        var other = new
        withLock { swap(&$0, &other) }
        return other
    }
}
