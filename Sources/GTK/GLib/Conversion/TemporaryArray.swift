import CGtk

/// A temporary C array of numbers, structures or pointers. The C function that receives the array may change it.
///
/// Unless C takes ownership of the array, the caller must call ``free()``. The memory is allocated by GLib, and freed
/// with `g_free`.
@_spi(Binding)
public struct TemporaryArray<Element> {
    /// A pointer to the first element, or `NULL` if there is no array.
    public let pointer: UnsafeMutablePointer<Element>?

    /// Creates a C array.
    ///
    /// - Parameter elements: The elements. Nil becomes `NULL`. An empty array becomes the address of a terminating
    ///   zero.
    public init(_ elements: [Element]?) {
        pointer = elements.map { elements in
            let pointer = g_malloc0_n(gsize(max(elements.count, 1)), gsize(MemoryLayout<Element>.stride))
                .bindMemory(to: Element.self, capacity: max(elements.count, 1))
            pointer.initialize(from: elements, count: elements.count)
            return pointer
        }
    }

    /// Frees the array.
    public func free() { g_free(pointer) }
}
