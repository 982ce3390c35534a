/// The functions that identify the elements of a tree and find their ancestors.
///
/// The initializer can be inlined, for the same reason as the initializer of ``RowIdentification``.
@usableFromInline
struct TreeIdentification<Values: Collection, ID: Hashable> {
    @usableFromInline let rows: RowIdentification<[TreeNode<Values.Element>], ID>
    @usableFromInline let elements: (Values) -> [Values.Element]
    /// A closure that returns the visible rows of a tree for a set of expanded identities.
    @usableFromInline let flatten: ([Values.Element], Set<ID>) -> [TreeNode<Values.Element>]
    /// A closure that receives the identity of an element and the roots, and returns the identities of the element's
    /// ancestors, from the root to the parent. It returns nil if no element has the identity.
    @usableFromInline let ancestors: (ID, [Values.Element]) -> [ID]?

    @inlinable
    init(_ children: KeyPath<Values.Element, [Values.Element]?>, _ identity: @escaping (Values.Element) -> ID) {
        rows = RowIdentification { identity($0.value) }
        elements = { Array($0) }
        // The closures aren't recursive, because a deep tree would overflow the stack.
        flatten = { roots, expanded in
            var nodes: [TreeNode<Values.Element>] = []
            nodes.reserveCapacity(roots.count)
            var opened: Set<ID> = []
            var levels = [roots[...]]
            while let element = Self.next(&levels) {
                let nested = element[keyPath: children]
                nodes.append(TreeNode(element, depth: levels.count - 1, isExpandable: nested != nil))
                guard let nested, !expanded.isEmpty else { continue }
                let id = identity(element)
                // If an identity isn't unique, only its first element is expanded. The comparison of the rows reports
                // the duplicate.
                if expanded.contains(id), opened.insert(id).inserted { levels.append(nested[...]) }
            }
            return nodes
        }
        ancestors = { id, roots in
            var path: [ID] = []
            var levels = [roots[...]]
            while let element = Self.next(&levels) {
                path.removeSubrange((levels.count - 1)...)
                let own = identity(element)
                if own == id { return path }
                guard let nested = element[keyPath: children] else { continue }
                path.append(own)
                levels.append(nested[...])
            }
            return nil
        }
    }

    /// Removes and returns the next element of the innermost level that isn't empty. Empty levels are removed.
    @inlinable
    static func next(_ levels: inout [ArraySlice<Values.Element>]) -> Values.Element? {
        while !levels.isEmpty {
            if let element = levels[levels.count - 1].popFirst() { return element }
            levels.removeLast()
        }
        return nil
    }
}
