public import CThread

/// A word that identifies the calling thread: never zero, and even, since it is an address.
@inlinable
@inline(__always)
package func currentThread() -> UInt {
    combine_current_thread()
}
