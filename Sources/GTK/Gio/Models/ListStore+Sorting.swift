import GLib

extension ListStore {
    /// Sorts the items. Items that compare as equal keep their order. If items at the beginning or the end are already
    /// in order, they aren't affected.
    ///
    /// If an item moves, a view of the store deselects it. To show a sorted order without changing the store, use a
    /// `SortListModel`.
    ///
    /// - Parameter areInIncreasingOrder: A closure that returns true if its first argument should be ordered before its
    ///   second argument.
    public func sort(by areInIncreasingOrder: (Item, Item) throws -> Bool) rethrows {
        let items = Array(self)
        replace(items, with: try items.sorted(by: areInIncreasingOrder), "sort(by:)")
    }

    /// Sorts the items by keys that a closure or a key path returns. The key of each item is computed only once.
    ///
    /// ```swift
    /// people.sort(by: \.name)
    /// ```
    public func sort<Key: Comparable>(by key: (Item) throws -> Key) rethrows {
        let items = Array(self)
        let keyed = try items.map { (key: try key($0), item: $0) }
        replace(items, with: keyed.sorted { $0.key < $1.key }.map(\.item), "sort(by:)")
    }

    /// Inserts an item at its position in a sorted store, and returns the position. The position is after all items
    /// that compare as equal to the new item.
    @discardableResult
    public func insertSorted(_ item: Item, by areInIncreasingOrder: (Item, Item) throws -> Bool) rethrows -> Int {
        let position = try items(as: Item.self).insertionPosition(of: item, by: areInIncreasingOrder)
        insert(item, at: position)
        return position
    }

    /// Reorders the items with a single change. The change extends from the first to the last item that moves.
    private func replace(_ items: [Item], with sorted: [Item], _ method: StaticString) {
        requireUnchanged(items.count, method)
        let moved = items.indices.filter { items[$0] !== sorted[$0] }
        guard let first = moved.first, let last = moved.last else { return }
        splice(first, removing: last + 1 - first, adding: Array(sorted[first...last]), method)
    }
}
