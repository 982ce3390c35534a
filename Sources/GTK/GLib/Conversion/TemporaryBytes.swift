import CGtk

/// A copy of bytes that exists while an asynchronous C function reads them.
///
/// The caller calls ``free()`` when the operation has ended.
@_spi(Binding)
public struct TemporaryBytes {
    /// A `void *`, or `NULL` if there are no bytes.
    public let pointer: UnsafeMutableRawPointer?

    public init(_ bytes: [UInt8]?) {
        pointer = bytes.map { bytes in
            // A zero byte is added, because some C functions read until a zero byte although they have a length
            // parameter.
            let pointer: UnsafeMutableRawPointer = g_malloc0(gsize(bytes.count + 1))
            pointer.copyMemory(from: bytes, byteCount: bytes.count)
            return pointer
        }
    }

    /// Returns the bytes with their C type, such as `const char *`.
    public func bound<Element>(to type: Element.Type = Element.self) -> UnsafeMutablePointer<Element>? {
        pointer?.assumingMemoryBound(to: Element.self)
    }

    /// Frees the bytes.
    public func free() {
        g_free(pointer)
    }
}
