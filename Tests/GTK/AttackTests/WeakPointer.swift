import CGtk
import CombineGtk
import Synchronization

/// A `GWeakRef` for any thread.
//
// `@unchecked Sendable`: GLib protects the reference with a lock. It's initialized and cleared on the main thread while
// no worker runs.
final class WeakPointer: @unchecked Sendable {
    private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

    init() {
        g_weak_ref_init(reference, nil)
    }

    deinit {
        reference.deallocate()
    }

    func set(_ object: Object) {
        g_weak_ref_set(reference, object.pointer)
    }

    /// Returns the object with a reference for the caller, or nil after it's finalized.
    func get() -> UnsafeMutableRawPointer? {
        g_weak_ref_get(reference)
    }

    /// Clears the reference. It can't be used afterward.
    func clear() {
        g_weak_ref_clear(reference)
    }
}

/// References that one thread passes to another.
//
// `@unchecked Sendable`: a lock protects its state.
final class Handover: @unchecked Sendable {
    private let lock = Mutex(0)
    private var pointers: [UnsafeMutableRawPointer] = []

    func put(_ pointer: UnsafeMutableRawPointer) {
        lock.withLock { _ in pointers.append(pointer) }
    }

    var isEmpty: Bool {
        lock.withLock { _ in pointers.isEmpty }
    }

    func take() -> UnsafeMutableRawPointer? {
        lock.withLock { _ in pointers.popLast() }
    }
}
