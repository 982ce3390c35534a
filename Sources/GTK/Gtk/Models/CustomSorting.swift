import CGtk
@_spi(Binding) import Gsk

extension CustomSorter {
    /// Creates a sorter that compares items with a closure. `gtk_custom_sorter_new`.
    ///
    /// - Parameter areInIncreasingOrder: A closure that returns true if its first argument should be ordered before its
    ///   second argument. To find out whether two items are equal, the sorter calls the closure again with the
    ///   arguments exchanged. The program traps if an item isn't an instance of `Item`.
    ///
    /// ```swift
    /// let byName = CustomSorter { (first: Person, second: Person) in first.name < second.name }
    /// ```
    public convenience init<Item: Object>(by areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool) {
        self.init(comparing: comparison(by: areInIncreasingOrder))
    }

    /// Creates a sorter that compares items with a closure that returns an ordering. In contrast to a predicate, the
    /// closure is called only once for each pair of items. `gtk_custom_sorter_new`.
    ///
    /// - Parameter order: A closure that returns the order of its first argument relative to its second. The program
    ///   traps if an item isn't an instance of `Item`.
    public convenience init<Item: Object>(by order: @escaping @MainActor (Item, Item) -> Ordering) {
        self.init(comparing: comparison(by: { (first: Item, second: Item) in order(first, second).rawValue }))
    }

    private convenience init(comparing comparison: @escaping Comparison) {
        self.init(properties: [:])
        set(comparison)
    }

    /// Replaces the closure that compares items. `gtk_custom_sorter_set_sort_func`.
    public func setSort<Item: Object>(_ areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool) {
        set(comparison(by: areInIncreasingOrder))
    }

    /// Replaces the closure that compares items. The new closure returns an ordering. In contrast to a predicate, the
    /// closure is called only once for each pair of items. `gtk_custom_sorter_set_sort_func`.
    public func setSort<Item: Object>(_ order: @escaping @MainActor (Item, Item) -> Ordering) {
        set(comparison(by: { (first: Item, second: Item) in order(first, second).rawValue }))
    }

    private func set(_ comparison: @escaping Comparison) {
        let data = retainedBox(ListMutationCheck.checking(comparison))
        recordKeptClosure(data)
        gtk_custom_sorter_set_sort_func(OpaquePointer(pointer), compareCallback, data, releaseBox)
    }
}
