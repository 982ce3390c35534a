import CombineModel
import GLib

extension ListStore {
    /// Replaces the items of the store, and changes only those that are added, removed or moved.
    ///
    /// An item that stays in place isn't touched, so it stays selected and scrolled to in a view. If items change their
    /// order, as many as possible stay in place, and the others are removed and inserted. Each range that changes has a
    /// separate notification, starting with the last. A handler that changes the store during the call traps. It takes
    /// O(n log n) time.
    public func replace(with items: some Sequence<Item>) {
        replace(with: items, identifiedBy: { ObjectIdentifier($0) })
    }

    /// Replaces the items, and keeps current items that have the same identity as a new one.
    ///
    /// Use it for items that are created again each time, for example from a server's response. The store keeps its
    /// current item, and you update it from the new one.
    ///
    /// ```swift
    /// store.replace(with: received, identifiedBy: \.id) { kept, given in kept.title = given.title }
    /// ```
    ///
    /// - Parameters:
    ///   - items: The items in the new order of the store. Items with the same identity are matched in order.
    ///   - identity: A closure that returns the identity of an item.
    ///   - update: A closure that is called before the store changes, with each kept item and the new object with the
    ///     same identity if that is a different object.
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
