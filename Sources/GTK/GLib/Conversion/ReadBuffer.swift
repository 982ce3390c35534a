import CGtk

/// A buffer that C fills during an operation.
@_spi(Binding)
@MainActor
public final class ReadBuffer {
    /// The memory that C writes to, valid for the lifetime of this object and never `NULL`.
    public let pointer: UnsafeMutableRawPointer

    /// Allocates the given number of bytes. Traps if the number isn't valid, with the names of the C function and its
    /// parameter in the message.
    public init(_ count: Int, _ what: StaticString) {
        if count < 0 { fatalError("\(what): can't read \(count) bytes") }
        pointer = g_malloc(gsize(max(count, 1)))
    }

    isolated deinit {
        g_free(pointer)
    }

    /// Returns the first `count` bytes, which C has written.
    public func bytes(_ count: Int) -> [UInt8] {
        [UInt8](UnsafeRawBufferPointer(start: pointer, count: count))
    }
}
