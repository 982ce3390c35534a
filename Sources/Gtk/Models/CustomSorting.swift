import CGtk
import Gsk

extension CustomSorter {
    /// A sorter that orders by a closure, `gtk_custom_sorter_new`.
    ///
    /// - Parameter areInIncreasingOrder: whether its first argument comes before its second. An item that is not of the
    ///   class that it takes traps, naming both classes.
    ///
    /// ```swift
    /// let byName = CustomSorter { (first: Person, second: Person) in first.name < second.name }
    /// ```
    public convenience init<Item: Object>(by areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool) {
        Library.initialize()
        let data = retainedBox(comparison(by: areInIncreasingOrder))
        let returned = gtk_custom_sorter_new(compareCallback, data, releaseBox)
        self.init(wrapping: requiredPointer(UnsafeRawPointer(returned), "gtk_custom_sorter_new"), transfer: .full)
        recordKeptClosure(data)
    }

    /// Orders by another closure, `gtk_custom_sorter_set_sort_func`.
    public func setSortFunc<Item: Object>(_ areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool) {
        let data = retainedBox(comparison(by: areInIncreasingOrder))
        recordKeptClosure(data)
        gtk_custom_sorter_set_sort_func(OpaquePointer(pointer), compareCallback, data, releaseBox)
    }
}
