import CGtk
import GLib

extension GListStore {
    /// Sorts the items, like `g_list_store_sort`. Items that compare as equal keep their order.
    ///
    /// - Parameter areInIncreasingOrder: A closure that returns true if its first argument should be ordered before its
    ///   second argument. The method traps if an item isn't an `Item`, or if the closure changes the store.
    ///
    /// ```swift
    /// store.sort { (first: Person, second: Person) in first.name < second.name }
    /// ```
    public func sort<Item: Object>(by areInIncreasingOrder: (Item, Item) throws -> Bool) rethrows {
        let items = Array(self.items(as: Item.self))
        let sorted = try items.sorted(by: areInIncreasingOrder)
        let found = Int(g_list_model_get_n_items(OpaquePointer(pointer)))
        guard found == items.count else {
            fatalError(
                "GListStore.sort(by:): the closure changed the store: expected \(items.count) items, found \(found)"
            )
        }
        splice(at: 0, removing: found, adding: sorted)
    }

    /// Inserts an item at its position in a sorted store, and returns the position. This method is similar to
    /// `g_list_store_insert_sorted`.
    @discardableResult
    public func insertSorted<Item: Object>(
        _ item: Item,
        by areInIncreasingOrder: (Item, Item) throws -> Bool
    ) rethrows -> Int {
        let position = try items(as: Item.self).insertionPosition(of: item, by: areInIncreasingOrder)
        insert(position, item: item)
        return position
    }

    /// Returns the position of the first item that satisfies a condition. `g_list_store_find_with_equal_func`.
    public func find<Item: Object>(where predicate: @MainActor (Item) throws -> Bool) rethrows -> Int? {
        try items(as: Item.self).firstIndex(where: predicate)
    }
}
