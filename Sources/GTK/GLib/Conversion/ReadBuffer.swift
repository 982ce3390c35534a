import CGtk

/// A buffer that C fills during an operation.
@_spi(Binding)
@MainActor
public final class ReadBuffer {
    /// The memory that C writes to. The pointer is never `NULL` and remains valid as long as this object exists.
    public let pointer: UnsafeMutableRawPointer

    /// Allocates memory for the given number of bytes. Traps if the number is negative. The message contains the names
    /// of the C function and the parameter.
    public init(_ count: Int, _ what: StaticString) {
        if count < 0 { fatalError("\(what): can't read \(count) bytes") }
        pointer = g_malloc(gsize(max(count, 1)))
    }

    isolated deinit { g_free(pointer) }

    /// Returns the first `count` bytes of the memory, after C has written them.
    public func bytes(_ count: Int) -> [UInt8] {
        [UInt8](UnsafeRawBufferPointer(start: pointer, count: count))
    }
}
