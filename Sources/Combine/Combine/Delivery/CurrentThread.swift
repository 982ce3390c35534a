internal import Glibc

/// A word that identifies the calling thread: never zero, and even, since it is an address.
@usableFromInline
package func currentThread() -> UInt {
    UInt(pthread_self())
}
