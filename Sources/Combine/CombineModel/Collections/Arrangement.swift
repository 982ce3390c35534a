/// A filter and an order for the elements of a collection. See ``Combine/Publisher/arranged(by:)``.
public struct Arrangement<Element>: Sendable {
    private let isIncluded: (@Sendable (Element) -> Bool)?
    private let keys: [SortKey<Element>]

    /// Creates an arrangement of all elements, or of those that a closure includes, sorted by keys. Without keys, they
    /// keep their order.
    ///
    /// - Parameters:
    ///   - isIncluded: A closure that returns whether an element is included. It's called on another thread.
    ///   - keys: The sort keys. Each key orders the elements that the previous keys consider equal.
    public init(where isIncluded: (@Sendable (Element) -> Bool)? = nil, sortedBy keys: [SortKey<Element>] = []) {
        self.isIncluded = isIncluded
        self.keys = keys
    }

    /// Returns the included elements of a collection, in order.
    public func callAsFunction(_ elements: some Collection<Element>) -> [Element] {
        guard let isIncluded else { return elements.sorted(by: keys) }
        return elements.filter(isIncluded).sorted(by: keys)
    }
}
