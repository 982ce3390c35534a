/// A row of a tree: an element, its depth, and whether it can be expanded.
@usableFromInline
struct TreeNode<Element> {
    @usableFromInline let value: Element
    // The depth and the flag share a field, because lists are compared bytewise and the struct must not contain
    // padding.
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
        first.place == second.place && first.value == second.value
    }
}
