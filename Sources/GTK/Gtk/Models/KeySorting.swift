import CGtk
@_spi(Binding) import Gsk

extension NumericSorter {
    /// Creates a sorter that sorts items by number. A closure or a key path returns the number of each item.
    /// `gtk_numeric_sorter_new`.
    ///
    /// A `SortListModel` calls the closure only once for each item, when the item is added or the sorter is set.
    /// Therefore, sorting is faster than with a ``CustomSorter``. However, the model isn't notified when an item's
    /// number changes. The program traps if an item isn't an instance of `Item`.
    ///
    /// ```swift
    /// let byAge = NumericSorter(by: \Person.age)
    /// ```
    public convenience init<Item: Object>(by key: @escaping @MainActor (Item) -> Int) {
        let closure = ItemKey(key) { g_value_set_int64($0, gint64($1)) }
        self.init(expression: closure.expression(of: Int.valueType))
        closure.record(with: self)
    }

    /// Creates a sorter that sorts items by floating-point number. In all other respects, it behaves like a sorter that
    /// sorts by integer.
    public convenience init<Item: Object>(by key: @escaping @MainActor (Item) -> Double) {
        let closure = ItemKey(key) { g_value_set_double($0, $1) }
        self.init(expression: closure.expression(of: Double.valueType))
        closure.record(with: self)
    }

    /// Creates a sorter that sorts items by the number at a key path.
    public convenience init<Item: Object>(by key: KeyPath<Item, Int>) {
        self.init(by: { (item: Item) -> Int in item[keyPath: key] })
    }

    /// Creates a sorter that sorts items by the floating-point number at a key path.
    public convenience init<Item: Object>(by key: KeyPath<Item, Double>) {
        self.init(by: { (item: Item) -> Double in item[keyPath: key] })
    }
}

extension StringSorter {
    /// Creates a sorter that sorts items by string. A closure or a key path returns the string of each item.
    /// `gtk_string_sorter_new`.
    ///
    /// Strings are compared according to the user's language. The case of letters is ignored unless ``ignoresCase`` is
    /// false. A `SortListModel` calls the closure only once for each item, when the item is added or the sorter is set.
    /// The model isn't notified when an item's string changes. The sorter traps if an item isn't an instance of `Item`.
    ///
    /// ```swift
    /// let byName = StringSorter(by: \Person.name)
    /// ```
    public convenience init<Item: Object>(by key: @escaping @MainActor (Item) -> String) {
        let closure = ItemKey(key) { g_value_set_string($0, terminated($1, "the text to sort by")) }
        self.init(expression: closure.expression(of: String.valueType))
        closure.record(with: self)
    }

    /// Creates a sorter that sorts items by the string at a key path.
    public convenience init<Item: Object>(by key: KeyPath<Item, String>) {
        self.init(by: { (item: Item) -> String in item[keyPath: key] })
    }
}

/// A closure that returns the sort key of an item. It's used in a `GtkExpression`.
@MainActor
private struct ItemKey {
    private let data: UnsafeMutableRawPointer

    init<Item: Object, Key>(
        _ key: @escaping @MainActor (Item) -> Key,
        _ store: @escaping @MainActor (UnsafeMutablePointer<GValue>?, Key) -> Void
    ) {
        data = retainedBox(
            itemFunction(of: { (item: Item) in ListMutationCheck.perform("a sort key") { key(item) } }, store)
        )
    }

    func expression(of type: GType) -> CClosureExpression {
        Library.initialize()
        let returned = gtk_cclosure_expression_new(
            type,
            Self.marshal,
            0,
            nil,
            // GLib requires this callback, but never calls it, because the marshaller calls the Swift closure.
            {},
            data,
            Self.release
        )
        return convertPointer(returned, .full, "gtk_cclosure_expression_new")
    }

    private nonisolated static let release: GClosureNotify = { data, _ in releaseBox(data) }

    private nonisolated static let marshal: GClosureMarshal = { closure, value, count, arguments, _, _ in
        // The first argument is the item.
        guard count > 0, let item = arguments.flatMap(g_value_get_object) else { return }
        let data = closure?.pointee.data
        MainThread.enter((item, value, data), function: "GtkCClosureExpression") { item, value, data in
            let function: ItemFunction? = keptFunction(data)
            function?(item, value)
        }
    }

    /// Records that C keeps the closure of the sort key on behalf of the sorter. The closure is then released together
    /// with the sorter's other closures.
    func record(with sorter: Sorter) { sorter.recordKeptClosure(data) }
}
