/// Elements taken in the order they were added, each at a cost that does not grow with their number.
@usableFromInline
package struct Queue<Element> {
    /// The elements from `first` on; `nil` before, where they were taken.
    @usableFromInline
    var elements: [Element?] = []
    @usableFromInline
    var first = 0

    /// How many places of taken elements are kept before the rest moves up.
    @inlinable
    static var maximalSlack: Int { 64 }

    /// Makes an empty queue.
    @inlinable
    package init() {}

    /// The number of elements.
    @inlinable
    package var count: Int { elements.count - first }

    /// Whether there is no element.
    @inlinable
    package var isEmpty: Bool { count == 0 }

    /// Adds an element at the end.
    @inlinable
    package mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Takes the element that was added first.
    @inlinable
    package mutating func popFirst() -> Element? {
        if isEmpty { return nil }
        if count == 1 {
            // The cheapest way, and the most common case where values are paired as they come.
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
