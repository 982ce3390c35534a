/// A filter and an order for the elements of a collection. See ``Combine/Publisher/arranged(by:)``.
public struct Arrangement<Element>: Sendable {
    private let isIncluded: (@Sendable (Element) -> Bool)?
    private let keys: [SortKey<Element>]

    /// All elements, or those that a closure says yes to, sorted by keys, or in their own order where there are none.
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
