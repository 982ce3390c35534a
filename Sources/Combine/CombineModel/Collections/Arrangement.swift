/// A filter and an order for the elements of a collection. See ``Combine/Publisher/arranged(by:)``.
public struct Arrangement<Element>: Sendable {
    private let isIncluded: (@Sendable (Element) -> Bool)?
    private let keys: [SortKey<Element>]

    /// Creates an arrangement of all elements, or of those that a closure includes, sorted by keys. Without keys, they
    /// keep their order.
    ///
    /// - Parameters:
    ///   - isIncluded: whether an element is shown. It is called on another thread.
    ///   - keys: the first decides, the next where it finds two elements equal, and so on.
    public init(where isIncluded: (@Sendable (Element) -> Bool)? = nil, sortedBy keys: [SortKey<Element>] = []) {
        self.isIncluded = isIncluded
        self.keys = keys
    }

    /// Returns the elements of a collection that are shown, in order.
    public func callAsFunction(_ elements: some Collection<Element>) -> [Element] {
        guard let isIncluded else { return elements.sorted(by: keys) }
        return elements.filter(isIncluded).sorted(by: keys)
    }
}
