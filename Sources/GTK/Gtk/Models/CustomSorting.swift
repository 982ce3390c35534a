import CGtk
@_spi(Binding) import Gsk

extension CustomSorter {
    /// Creates a sorter that orders by a closure, `gtk_custom_sorter_new`.
    ///
    /// - Parameter areInIncreasingOrder: A closure that returns whether its first argument precedes its second. It may
    ///   be called again with exchanged arguments, to find out whether they are equal. An item of another class traps,
    ///   with the names of both classes.
    ///
    /// ```swift
    /// let byName = CustomSorter { (first: Person, second: Person) in first.name < second.name }
    /// ```
    public convenience init<Item: Object>(by areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool) {
        self.init(comparing: comparison(by: areInIncreasingOrder))
    }

    /// Creates a sorter that orders by a closure, which is called once for two items, `gtk_custom_sorter_new`.
    ///
    /// - Parameter order: A closure that returns how its first argument is ordered relative to its second. An item of
    ///   another class traps, with the names of both classes.
    public convenience init<Item: Object>(by order: @escaping @MainActor (Item, Item) -> Ordering) {
        self.init(comparing: comparison(by: { (first: Item, second: Item) in order(first, second).rawValue }))
    }

    private convenience init(comparing comparison: @escaping Comparison) {
        self.init(properties: [:])
        set(comparison)
    }

    /// Replaces the closure that compares items, `gtk_custom_sorter_set_sort_func`.
    public func setSort<Item: Object>(_ areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool) {
        set(comparison(by: areInIncreasingOrder))
    }

    /// Replaces the closure that compares items with one that returns an ordering, and therefore is called only once for
    /// two items. `gtk_custom_sorter_set_sort_func`.
    public func setSort<Item: Object>(_ order: @escaping @MainActor (Item, Item) -> Ordering) {
        set(comparison(by: { (first: Item, second: Item) in order(first, second).rawValue }))
    }

    private func set(_ comparison: @escaping Comparison) {
        let data = retainedBox(SteadyLists.keeping(comparison))
        recordKeptClosure(data)
        gtk_custom_sorter_set_sort_func(OpaquePointer(pointer), compareCallback, data, releaseBox)
    }
}
