import CGtk
@_spi(Binding) import Gsk

extension NumericSorter {
    /// Creates a sorter that sorts by a number, which a closure or a key path returns for each item.
    /// `gtk_numeric_sorter_new`.
    ///
    /// A `SortListModel` calls the closure once for each item, when the item is added or the sorter is set. Therefore
    /// it sorts faster than with a ``CustomSorter``, but it doesn't notice when a number changes. An item of another
    /// class traps.
    ///
    /// ```swift
    /// let byAge = NumericSorter(by: \Person.age)
    /// ```
    public convenience init<Item: Object>(by key: @escaping @MainActor (Item) -> Int) {
        let closure = ItemKey(key) { g_value_set_int64($0, gint64($1)) }
        self.init(expression: closure.expression(of: Int.valueType))
        closure.record(with: self)
    }

    /// Creates a sorter that sorts by a floating-point number. See the initializer for integers.
    public convenience init<Item: Object>(by key: @escaping @MainActor (Item) -> Double) {
        let closure = ItemKey(key) { g_value_set_double($0, $1) }
        self.init(expression: closure.expression(of: Double.valueType))
        closure.record(with: self)
    }

    /// Creates a sorter that sorts by the number at a key path.
    public convenience init<Item: Object>(by key: KeyPath<Item, Int>) {
        self.init(by: { (item: Item) -> Int in item[keyPath: key] })
    }

    /// Creates a sorter that sorts by the floating-point number at a key path.
    public convenience init<Item: Object>(by key: KeyPath<Item, Double>) {
        self.init(by: { (item: Item) -> Double in item[keyPath: key] })
    }
}

extension StringSorter {
    /// Creates a sorter that sorts by a string, which a closure or a key path returns for each item.
    /// `gtk_string_sorter_new`.
    ///
    /// Strings are compared according to the user's language, and without case unless ``ignoreCase`` is false. A
    /// `SortListModel` calls the closure once for each item, when the item is added or the sorter is set, and doesn't
    /// notice when a string changes. An item of another class traps.
    ///
    /// ```swift
    /// let byName = StringSorter(by: \Person.name)
    /// ```
    public convenience init<Item: Object>(by key: @escaping @MainActor (Item) -> String) {
        let closure = ItemKey(key) { g_value_set_string($0, terminated($1, "the text to sort by")) }
        self.init(expression: closure.expression(of: String.valueType))
        closure.record(with: self)
    }

    /// Creates a sorter that sorts by the string at a key path.
    public convenience init<Item: Object>(by key: KeyPath<Item, String>) {
        self.init(by: { (item: Item) -> String in item[keyPath: key] })
    }
}

/// A closure that returns a sort key, for use in a `GtkExpression`.
@MainActor
private struct ItemKey {
    private let data: UnsafeMutableRawPointer

    init<Item: Object, Key>(
        _ key: @escaping @MainActor (Item) -> Key,
        _ store: @escaping @MainActor (UnsafeMutablePointer<GValue>?, Key) -> Void
    ) {
        data = retainedBox(itemFunction(of: { (item: Item) in SteadyLists.perform("a sort key") { key(item) } }, store))
    }

    /// Returns an expression that owns the closure.
    func expression(of type: GType) -> CClosureExpression {
        Library.initialize()
        let returned = gtk_cclosure_expression_new(
            type,
            Self.marshal,
            0,
            nil,
            // A callback is required, but it's never called, because the marshaller calls the Swift closure.
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

    /// Records the closure, so that it can be released with the other closures that C keeps for the sorter.
    func record(with sorter: Sorter) {
        sorter.recordKeptClosure(data)
    }
}
