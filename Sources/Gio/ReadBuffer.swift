import CGtk
import GLib

/// Bytes that C fills while an operation is under way.
@MainActor
final class ReadBuffer {
    /// Where C writes to, valid for as long as this object lives; never `NULL`.
    let pointer: UnsafeMutableRawPointer

    init(_ count: Int) {
        guard count >= 0 else { fatalError("cannot read \(count) bytes") }
        pointer = g_malloc(gsize(max(count, 1)))
    }

    isolated deinit {
        g_free(pointer)
    }

    /// The first bytes, as many as C filled.
    func bytes(_ count: Int) -> [UInt8] {
        [UInt8](UnsafeRawBufferPointer(start: pointer, count: count))
    }
}
