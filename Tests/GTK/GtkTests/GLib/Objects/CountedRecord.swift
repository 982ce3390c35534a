import CGtk
@_spi(Binding) import Gtk

/// A boxed type without a `GType`, which has its own functions to copy and free values. It counts their calls, which
/// are made on the main thread.
final class CountedRecord: Boxed {
    nonisolated(unsafe) static var copies = 0
    nonisolated(unsafe) static var frees = 0
    nonisolated(unsafe) static var wasFreedOnMainThread = false

    override class func copy(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        copies += 1
        return g_memdup2(pointer, 8)
    }

    override class func free(_ pointer: UnsafeMutableRawPointer) {
        frees += 1
        wasFreedOnMainThread = MainThread.isCurrent
        g_free(pointer)
    }
}
