import CGtk
@_spi(Binding) import Gsk

extension CustomFilter {
    /// Creates a filter that keeps the items that satisfy a condition. `gtk_custom_filter_new`.
    ///
    /// - Parameter isIncluded: A closure that returns true for each item to keep. The program traps if an item isn't an
    ///   instance of `Item`.
    ///
    /// ```swift
    /// let adults = CustomFilter { (person: Person) in person.age >= 18 }
    /// ```
    public convenience init<Item: Object>(_ isIncluded: @escaping @MainActor (Item) -> Bool) {
        self.init(properties: [:])
        setFilter(isIncluded)
    }

    /// Replaces the condition. `gtk_custom_filter_set_filter_func`.
    public func setFilter<Item: Object>(_ isIncluded: @escaping @MainActor (Item) -> Bool) {
        let data = retainedBox(ListMutationCheck.checking(inclusion(by: isIncluded)))
        recordKeptClosure(data)
        gtk_custom_filter_set_filter_func(OpaquePointer(pointer), includeCallback, data, releaseBox)
    }
}
