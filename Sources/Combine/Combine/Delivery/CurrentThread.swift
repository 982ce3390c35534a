public import Glibc

/// Returns an integer that identifies the calling thread. The integer is even and never zero, because it's an address.
@inlinable
package func currentThread() -> UInt { UInt(pthread_self()) }

/// Returns a Boolean value that indicates whether the caller runs on the process's first thread, whose thread ID equals
/// the process ID.
func isOnFirstThread() -> Bool {
    var clock = clockid_t()
    guard pthread_getcpuclockid(pthread_self(), &clock) == 0 else { return false }
    // Swift imports neither `gettid` nor `syscall`. The ID of a thread's CPU clock contains the thread ID: the lowest
    // three bits identify the kind of clock, and the other bits are the complement of the thread ID.
    return ~(clock >> 3) == getpid()
}
