import Darwin

/// A lock behind a pointer, like on Apple's platforms.
@available(macOS 10.12, iOS 10.0, *)
typealias Lock = os_unfair_lock_t

@available(macOS 10.12, iOS 10.0, *)
extension UnsafeMutablePointer where Pointee == os_unfair_lock_s {
    init() {
        self = .allocate(capacity: 1)
        initialize(to: os_unfair_lock())
    }

    func lock() { os_unfair_lock_lock(self) }

    func unlock() { os_unfair_lock_unlock(self) }

    func cleanupLock() {
        deinitialize(count: 1)
        deallocate()
    }
}
