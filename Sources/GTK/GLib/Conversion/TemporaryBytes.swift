import CGtk

/// A temporary copy of bytes, for an asynchronous C function that reads them.
///
/// The caller must call ``free()`` after the operation has ended.
@_spi(Binding)
public struct TemporaryBytes {
    /// A `void *` to the bytes, or `NULL` if the array is nil.
    public let pointer: UnsafeMutableRawPointer?

    public init(_ bytes: [UInt8]?) {
        pointer = bytes.map { bytes in
            // A zero byte is appended, because some C functions read until a zero byte even though they have a length
            // parameter.
            let pointer: UnsafeMutableRawPointer = g_malloc0(gsize(bytes.count + 1))
            pointer.copyMemory(from: bytes, byteCount: bytes.count)
            return pointer
        }
    }

    /// Returns the pointer to the bytes as a pointer to a C type, for example as a `const char *`.
    public func bound<Element>(to type: Element.Type = Element.self) -> UnsafeMutablePointer<Element>? {
        pointer?.assumingMemoryBound(to: Element.self)
    }

    /// Frees the bytes.
    public func free() { g_free(pointer) }
}
