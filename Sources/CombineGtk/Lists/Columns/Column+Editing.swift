import Gtk

extension Column {
    /// Creates a column of editable values, with a closure that changes the model.
    ///
    /// ```swift
    /// Column("Name", \.name, .text) { entry, name in try model.rename(entry.id, to: name) }
    /// ```
    ///
    /// After an edit, the cell shows the value that the model sends next. If the closure doesn't change the model, the
    /// cell shows the previous value again.
    ///
    /// - Parameters:
    ///   - title: The heading. It's also the accessible name of the cells.
    ///   - value: The key path to the value.
    ///   - style: The style of the cells.
    ///   - edit: A closure that receives the element of the row and the new value. If the closure throws, the cell
    ///     keeps the new value and shows the error in a tooltip.
    public init<Value: SendableMetatype>(
        _ title: String,
        _ value: any KeyPath<Element, Value> & Sendable,
        _ style: CellStyle<Value>,
        edit: @escaping @MainActor (Element, Value) throws -> Void
    ) {
        self.init(title, value, style, sortKey: { SortKey(value, by: $0) }) { _, element, new in
            try edit(element, new)
        }
    }

    /// Creates a column of editable values that are isolated to the main actor, with a closure that changes the model.
    public init<Value>(
        _ title: String,
        _ value: KeyPath<Element, Value>,
        _ style: CellStyle<Value>,
        edit: @escaping @MainActor (Element, Value) throws -> Void
    ) {
        self.init(title, value, style, sortKey: { SortKey(value, isIsolated: true, by: $0) }) { _, element, new in
            try edit(element, new)
        }
    }

    /// Creates a column that edits a value of each element in a model's collection.
    ///
    /// ```swift
    /// ColumnView(Rows(model.$entries)) {
    ///     Column("Name", \.name, .text, in: $model.entries)
    ///     Column("Paid", \.isPaid, .check, in: $model.entries)
    /// }
    /// ```
    ///
    /// A new value is written to the element with the row's identity, by a single assignment to the collection. This
    /// initializer corresponds to `Table($entries)` in SwiftUI.
    ///
    /// - Parameters:
    ///   - title: The heading. It's also the accessible name of the cells.
    ///   - value: The key path to the value.
    ///   - style: The style of the cells.
    ///   - model: The collection, for example `$model.entries` or a subject. The table may show only a part of the
    ///     collection, in any order.
    public init<Value: SendableMetatype, Values: MutableCollection>(
        _ title: String,
        _ value: any WritableKeyPath<Element, Value> & Sendable,
        _ style: CellStyle<Value>,
        in model: some TwoWayModel<Values>
    ) where Values.Element == Element, Element: Identifiable {
        self.init(title, value, style, in: model.modelAccess) { SortKey(value, by: $0) }
    }

    /// Creates a column that edits a value of each element in a model's collection. The value is isolated to the main
    /// actor.
    public init<Value, Values: MutableCollection>(
        _ title: String,
        _ value: WritableKeyPath<Element, Value>,
        _ style: CellStyle<Value>,
        in model: some TwoWayModel<Values>
    ) where Values.Element == Element, Element: Identifiable {
        self.init(title, value, style, in: model.modelAccess) { SortKey(value, isIsolated: true, by: $0) }
    }

    private init<Value, Values: MutableCollection>(
        _ title: String,
        _ value: WritableKeyPath<Element, Value>,
        _ style: CellStyle<Value>,
        in access: ModelAccess<Values>,
        sortKey: (@escaping @Sendable (Value, Value) -> Bool) -> SortKey<Element>
    ) where Values.Element == Element, Element: Identifiable {
        self.init(title, value, style, sortKey: sortKey) { cell, element, new in
            var current: Values?
            access.follow(cell) { event in
                if case .value(let values) = event { current = values }
            }
            .cancel()
            guard var values = current, let place = values.firstIndex(where: { $0.id == element.id }) else { return }
            values[place][keyPath: value] = new
            _ = try access.offer(values)?.take()
        }
    }

    private init<Value>(
        _ title: String,
        _ value: KeyPath<Element, Value>,
        _ style: CellStyle<Value>,
        sortKey: (@escaping @Sendable (Value, Value) -> Bool) -> SortKey<Element>,
        change: @escaping @MainActor (Widget, Element, Value) throws -> Void
    ) {
        self.init(
            title,
            sortedBy: style.areInIncreasingOrder.map(sortKey),
            alignment: style.alignment,
            cell: { () -> ValueCell<Value> in
                let cell = style.make(title)
                if style.isNumeric { cell.addCSSClass("numeric") }
                return cell
            }
        ) { (cell: ValueCell<Value>, element) in
            cell.fill(element[keyPath: value]) { [unowned cell] new in try change(cell, element, new) }
        }
    }
}
