/// A filter and an order for the elements of a collection. Publishers apply it with `arranged(by:)`.
public struct Arrangement<Element>: Sendable {
    let isIncluded: (@Sendable (Element) -> Bool)?
    let keys: [SortKey<Element>]

    /// Creates an arrangement that filters elements with a closure and sorts them by keys.
    ///
    /// Without a closure, all elements are included. Without keys, the elements keep their order.
    ///
    /// - Parameters:
    ///   - isIncluded: A closure that returns whether to include an element. It can be called on any thread. The result
    ///     must depend only on the element and on constant values.
    ///   - keys: The sort keys. Each key sorts the elements that are equal according to the previous keys.
    public init(where isIncluded: (@Sendable (Element) -> Bool)? = nil, sortedBy keys: [SortKey<Element>] = []) {
        self.isIncluded = isIncluded
        self.keys = keys
    }

    /// Returns the included elements of a collection, in sorted order.
    public func callAsFunction(_ elements: some Collection<Element>) -> [Element] {
        guard let isIncluded else { return elements.sorted(by: keys) }
        return elements.filter(isIncluded).sorted(by: keys)
    }
}
