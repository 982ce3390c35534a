/// Elements taken in the order they were added, each at a cost that does not grow with their number.
package struct Queue<Element> {
    private var elements: [Element?] = []
    private var first = 0

    /// Makes an empty queue.
    package init() {}

    /// How many elements wait.
    package var count: Int { elements.count - first }

    /// Whether no element waits.
    package var isEmpty: Bool { count == 0 }

    /// Adds an element at the end.
    package mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Takes the element that was added first.
    package mutating func popFirst() -> Element? {
        if isEmpty { return nil }
        let element = elements[first].take()
        first += 1
        if first == elements.count {
            elements.removeAll(keepingCapacity: first <= 64)
            first = 0
        } else if first > 64, first * 2 > elements.count {
            elements.removeFirst(first)
            first = 0
        }
        return element
    }
}
