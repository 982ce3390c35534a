/// A row of a tree: an element, its depth, and whether it can be expanded.
@usableFromInline
struct TreeNode<Element> {
    @usableFromInline let value: Element
    // The depth and the flag share a field, so that the structure contains no padding after them. Lists of elements
    // without padding are compared faster.
    @usableFromInline let place: Int

    @inlinable
    init(_ value: Element, depth: Int, isExpandable: Bool) {
        self.value = value
        place = depth << 1 | (isExpandable ? 1 : 0)
    }

    /// The number of ancestors.
    var depth: Int { place >> 1 }

    /// A Boolean value that indicates whether the row can be expanded.
    var isExpandable: Bool { place & 1 == 1 }
}

extension TreeNode: Equatable where Element: Equatable {
    @usableFromInline
    static func == (first: Self, second: Self) -> Bool {
        first.place == second.place && first.value == second.value && areIdentical(first.value, second.value)
    }
}
