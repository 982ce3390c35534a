internal import Glibc

/// A word that identifies the calling thread: never zero, and even, since it is an address.
@usableFromInline
package func currentThread() -> UInt {
    UInt(pthread_self())
}

/// Whether the caller runs on the thread that the process began with, whose number is the process's own.
func isOnFirstThread() -> Bool {
    var clock = clockid_t()
    guard pthread_getcpuclockid(pthread_self(), &clock) == 0 else { return false }
    // Swift sees neither `gettid` nor `syscall`. A thread's processor clock is named by the thread's number: the kernel takes
    // the complement of it, and three bits for the kind of clock.
    return ~(clock >> 3) == getpid()
}
