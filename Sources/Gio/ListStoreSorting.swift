import CGtk
import GLib

extension ListStore {
    /// Sorts the items, `g_list_store_sort`. Equal items stay in their order.
    ///
    /// - Parameter areInIncreasingOrder: whether its first argument comes before its second. An item that is not of the
    ///   class that it takes traps, naming both classes.
    ///
    /// ```swift
    /// store.sort { (first: Person, second: Person) in first.name < second.name }
    /// ```
    public func sort<Item: Object>(by areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool) {
        let data = retainedBox(comparison(by: areInIncreasingOrder))
        defer { releaseBoxNow(data) }
        g_list_store_sort(OpaquePointer(pointer), compareCallback, data)
    }

    /// Inserts an item into a sorted store where it belongs, and returns its position. `g_list_store_insert_sorted`.
    @discardableResult
    public func insertSorted<Item: Object>(
        _ item: Item,
        by areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool
    ) -> Int {
        let data = retainedBox(comparison(by: areInIncreasingOrder))
        defer { releaseBoxNow(data) }
        return Int(g_list_store_insert_sorted(OpaquePointer(pointer), item.pointer, compareCallback, data))
    }

    /// The position of the first item that a closure says yes to, `g_list_store_find_with_equal_func`.
    public func find<Item: Object>(where predicate: @MainActor (Item) throws -> Bool) rethrows -> Int? {
        for position in 0..<g_list_model_get_n_items(OpaquePointer(pointer)) {
            let found = g_list_model_get_item(OpaquePointer(pointer), position)
            let item: Item = convertPointer(found, .full, "g_list_model_get_item")
            if try predicate(item) { return Int(position) }
        }
        return nil
    }
}
