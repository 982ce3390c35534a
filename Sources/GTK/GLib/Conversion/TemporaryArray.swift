import CGtk

/// A C array of numbers, structures or pointers that a C function may change, for as long as the function needs it.
@_spi(Binding)
public struct TemporaryArray<Element> {
    /// The first element, or `NULL` if there is no array.
    public let pointer: UnsafeMutablePointer<Element>?
    private let count: Int

    /// - Parameter elements: The elements. `nil` gives `NULL`. An empty array gives the address of a terminating zero.
    public init(_ elements: [Element]?) {
        count = elements?.count ?? 0
        pointer = elements.map { elements in
            let pointer = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
            pointer.initialize(from: elements, count: elements.count)
            return pointer
        }
    }

    /// Frees the array.
    public func free() {
        pointer?.deinitialize(count: count)
        pointer?.deallocate()
    }
}
