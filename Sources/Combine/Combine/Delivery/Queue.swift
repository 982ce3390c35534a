/// A first-in, first-out queue. Each operation takes amortized constant time.
@usableFromInline
package struct Queue<Element> {
    /// The elements, which begin at the index `first`. Removed elements at lower indices are nil.
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var first = 0

    /// The threshold for moving the elements to the front of the array. They're moved when more than this number of
    /// positions, and more than half of the array, are empty.
    @inlinable
    static var maximalSlack: Int { 64 }

    /// Creates an empty queue.
    @inlinable
    package init() {}

    @inlinable
    package var count: Int { elements.count - first }

    @inlinable
    package var isEmpty: Bool { count == 0 }

    /// Adds an element at the end.
    @inlinable
    package mutating func append(_ element: Element) { elements.append(element) }

    /// Removes and returns the oldest element.
    @inlinable
    package mutating func popFirst() -> Element? {
        if isEmpty { return nil }
        if count == 1 {
            // A fast path for the most common case, the removal of the only element.
            let element = elements.removeLast()
            if first > 0 {
                elements.removeAll(keepingCapacity: first <= Self.maximalSlack)
                first = 0
            }
            return element
        }
        let element = elements[first].take()
        first += 1
        if first > Self.maximalSlack, first * 2 > elements.count {
            elements.removeFirst(first)
            first = 0
        }
        return element
    }
}
