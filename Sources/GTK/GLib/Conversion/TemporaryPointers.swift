import CGtk

/// A temporary, `NULL`-terminated C array of pointers.
///
/// Unless C takes ownership of the array, the caller must call ``free()``. The memory is allocated by GLib, and freed
/// with `g_free`.
@_spi(Binding)
public struct TemporaryPointers {
    /// A `void **` to the array, or `NULL` if there is no array.
    public let pointer: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    /// The number of pointers.
    public let count: Int

    /// Creates a C array of pointers. Nil becomes `NULL`.
    public init(_ pointers: [UnsafeMutableRawPointer]?) {
        guard let pointers else {
            (pointer, count) = (nil, 0)
            return
        }
        let size = gsize(pointers.count + 1)
        let vector = g_malloc_n(size, gsize(MemoryLayout<UnsafeMutableRawPointer?>.stride))
            .bindMemory(to: UnsafeMutableRawPointer?.self, capacity: pointers.count + 1)
        for (index, pointer) in pointers.enumerated() { (vector + index).initialize(to: pointer) }
        (vector + pointers.count).initialize(to: nil)
        (pointer, count) = (vector, pointers.count)
    }

    /// Returns the pointer to the array as a pointer to a C element type, such as `UnsafeMutablePointer<GtkWidget>?` or
    /// `OpaquePointer?`.
    public func bound<Element>(to type: Element.Type = Element.self) -> UnsafeMutablePointer<Element>? {
        UnsafeMutableRawPointer(pointer)?.assumingMemoryBound(to: Element.self)
    }

    /// Frees the array without its elements.
    public func free() { g_free(pointer) }
}

/// Returns a pointer to a copy of a value, or `NULL` if the value is nil. Free it with `deallocate()`.
@_spi(Binding)
public func temporaryCopy<C>(_ value: C?) -> UnsafeMutablePointer<C>? {
    guard let value else { return nil }
    let pointer = UnsafeMutablePointer<C>.allocate(capacity: 1)
    pointer.initialize(to: value)
    return pointer
}
