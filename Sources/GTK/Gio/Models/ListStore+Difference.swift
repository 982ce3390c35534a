import GLib

extension ListStore {
    /// Replaces the items of the store. Changes are reported only for items that are added, removed or moved.
    ///
    /// Items that keep their place aren't affected, so a view keeps them selected and keeps its scroll position. If the
    /// order changes, as many items as possible keep their place, and the other items are removed and inserted again.
    /// There is one notification for each range that changes, starting with the last range. The method traps if a
    /// handler changes the store in the meantime. The complexity is O(*n* log *n*).
    public func replace(with items: some Sequence<Item>) {
        replace(with: items, identifiedBy: { ObjectIdentifier($0) })
    }

    /// Replaces the items of the store. If a new item has the same identity as a current item, the store keeps the
    /// current item.
    ///
    /// Use this method if your program creates the items again each time, for example from a server's response. The
    /// store keeps its current items, and you update them from the new items.
    ///
    /// ```swift
    /// store.replace(with: received, identifiedBy: \.id) { kept, given in kept.title = given.title }
    /// ```
    ///
    /// - Parameters:
    ///   - items: The items in their new order. Items with the same identity are matched in order.
    ///   - identity: A closure that returns the identity of an item.
    ///   - update: A closure that is called before the store changes. It receives a kept item and the new item with the
    ///     same identity, if they're different objects.
    public func replace<Identity: Hashable>(
        with items: some Sequence<Item>,
        identifiedBy identity: (Item) -> Identity,
        update: (_ kept: Item, _ given: Item) -> Void = { _, _ in }
    ) {
        let old = Array(self)
        var new = Array(items)
        let counterparts = ListDifference.counterparts(of: new.map(identity), in: old.map(identity))
        for (index, counterpart) in counterparts.enumerated() {
            guard let counterpart, old[counterpart] !== new[index] else { continue }
            update(old[counterpart], new[index])
            new[index] = old[counterpart]
        }
        var expected = old.count
        for change in ListDifference.changes(counterparts, oldCount: old.count).reversed() {
            requireUnchanged(expected, "replace(with:)")
            splice(
                change.removed.lowerBound,
                removing: change.removed.count,
                adding: Array(new[change.added]),
                "replace(with:)"
            )
            expected += change.added.count - change.removed.count
        }
    }
}
