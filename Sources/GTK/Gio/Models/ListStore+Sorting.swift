import GLib

extension ListStore {
    /// Sorts the items. Equal items keep their order. Items at the beginning and the end that are already in place
    /// aren't touched.
    ///
    /// Items that move lose their selection in a view of the store. To show a sorted order without changing the store,
    /// use a `SortListModel`.
    ///
    /// - Parameter areInIncreasingOrder: A closure that returns a Boolean value that indicates whether its first
    ///   argument precedes its second.
    public func sort(by areInIncreasingOrder: (Item, Item) throws -> Bool) rethrows {
        let items = Array(self)
        replace(items, with: try items.sorted(by: areInIncreasingOrder), "sort(by:)")
    }

    /// Sorts the items by the keys that a closure or a key path returns. The key of each item is computed once.
    ///
    /// ```swift
    /// people.sort(by: \.name)
    /// ```
    public func sort<Key: Comparable>(by key: (Item) throws -> Key) rethrows {
        let items = Array(self)
        let keyed = try items.map { (key: try key($0), item: $0) }
        replace(items, with: keyed.sorted { $0.key < $1.key }.map(\.item), "sort(by:)")
    }

    /// Inserts an item into a sorted store after equal items, and returns its position.
    @discardableResult
    public func insertSorted(_ item: Item, by areInIncreasingOrder: (Item, Item) throws -> Bool) rethrows -> Int {
        let position = try items(as: Item.self).insertionPosition(of: item, by: areInIncreasingOrder)
        insert(item, at: position)
        return position
    }

    /// Reorders the items with a single change, which extends from the first to the last item that moves.
    private func replace(_ items: [Item], with sorted: [Item], _ method: StaticString) {
        requireUnchanged(items.count, method)
        let moved = items.indices.filter { items[$0] !== sorted[$0] }
        guard let first = moved.first, let last = moved.last else { return }
        splice(first, removing: last + 1 - first, adding: Array(sorted[first...last]), method)
    }
}
