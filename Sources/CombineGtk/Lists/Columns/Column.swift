import Gtk

/// A column of a ``Gtk/ColumnView``, with its heading, its cells and its sort order.
///
/// For a value that is neither a string nor a number, pass a closure that fills the cell. A key path alone doesn't
/// compile. To let the user edit the values, pass a ``CellStyle``.
///
/// This type corresponds to `TableColumn` in SwiftUI.
@MainActor
public struct Column<Element> {
    let title: String
    let sortKey: SortKey<Element>?
    private let makeFactory: @MainActor (any ElementRows<Element>, ColumnAlignment?) -> ListItemFactory
    private let makeTreeFactory:
        @MainActor (any NestedRows<Element>, ColumnAlignment?, _ hasArrows: Bool) -> ListItemFactory
    private(set) var alignment: ColumnAlignment?
    private(set) var id: String
    private var expands = false
    private var width: Int?
    private var isResizable = false

    init<Cell: Widget>(
        _ title: String,
        sortedBy sortKey: SortKey<Element>?,
        alignment: ColumnAlignment? = nil,
        cell: @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) {
        self.title = title
        self.sortKey = sortKey
        self.alignment = alignment
        id = title
        let make: @MainActor (ColumnAlignment?) -> @MainActor () -> Cell = { alignment in
            {
                let cell = cell()
                alignment?.apply(to: cell)
                return cell
            }
        }
        makeFactory = { rows, alignment in CellFactory.make(for: rows, make: make(alignment), fill: fill) }
        makeTreeFactory = { rows, alignment, hasArrows in
            rows.makeFactory(cell: make(alignment), hasArrows: hasArrows, fill: fill)
        }
    }

    /// Creates a sortable column of strings.
    public init(_ title: String, _ text: any KeyPath<Element, String> & Sendable) {
        self.init(title, sortedBy: SortKey(text)) { $0[keyPath: text] }
    }

    /// Creates a sortable column of strings that are isolated to the main actor.
    public init(_ title: String, _ text: KeyPath<Element, String>) {
        self.init(title, sortedBy: SortKey(text)) { $0[keyPath: text] }
    }

    private init(_ title: String, sortedBy sortKey: SortKey<Element>?, text: @escaping @MainActor (Element) -> String) {
        self.init(title, sortedBy: sortKey, cell: { Label.forRow() }) { label, element in label.label = text(element) }
    }

    /// Creates a column of strings that a closure returns. The user can't sort the rows by the column.
    public init(_ title: String, text: @escaping @MainActor (Element) -> String) {
        self.init(title, sortedBy: nil, text: text)
    }

    /// Creates a sortable column of numbers. The numbers are aligned at the end of their cells.
    public init<Number: Numeric & Comparable & SendableMetatype>(
        _ title: String,
        _ number: any KeyPath<Element, Number> & Sendable
    ) {
        self.init(title, number, sortedBy: SortKey(number))
    }

    /// Creates a sortable column of numbers that are isolated to the main actor.
    public init<Number: Numeric & Comparable>(_ title: String, _ number: KeyPath<Element, Number>) {
        self.init(title, number, sortedBy: SortKey(number))
    }

    private init<Number>(_ title: String, _ number: KeyPath<Element, Number>, sortedBy sortKey: SortKey<Element>) {
        self.init(title, sortedBy: sortKey, alignment: .end, cell: { Label.forNumber() }) { label, element in
            label.label = "\(element[keyPath: number])"
        }
    }

    /// Creates a column with cells of a custom class. The user can sort the rows by the value at the key path.
    public init<Value: Comparable & SendableMetatype, Cell: ListCell>(
        _ title: String,
        _ value: any KeyPath<Element, Value> & Sendable,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) {
        self.init(title, sortedBy: SortKey(value), cell: { Cell() }, fill: fill)
    }

    /// Creates a column with cells of a custom class. The user can sort the rows by the value at the key path, which is
    /// isolated to the main actor.
    public init<Value: Comparable, Cell: ListCell>(
        _ title: String,
        _ value: KeyPath<Element, Value>,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) {
        self.init(title, sortedBy: SortKey(value), cell: { Cell() }, fill: fill)
    }

    /// Creates a column with cells of a custom class.
    public init<Cell: ListCell>(_ title: String, fill: @escaping @MainActor (Cell, Element) -> Void) {
        self.init(title, sortedBy: nil, cell: { Cell() }, fill: fill)
    }

    /// Creates a column with cells of any widget class. The autoclosure `cell` creates a cell.
    public init<Cell: Widget>(
        _ title: String,
        cell: @autoclosure @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) {
        self.init(title, sortedBy: nil, cell: cell, fill: fill)
    }

    /// Creates a column with cells of a custom class. The closure receives an object, which the column references
    /// weakly.
    public init<Cell: ListCell, Owner: AnyObject>(
        _ title: String,
        on owner: Owner,
        fill: @escaping @MainActor (Owner, Cell, Element) -> Void
    ) {
        self.init(title, sortedBy: nil, cell: { Cell() }) { [weak owner] cell, element in
            if let owner { fill(owner, cell, element) }
        }
    }

    /// Creates a sortable column with cells of a custom class. The closure receives an object, which the column
    /// references weakly.
    public init<Value: Comparable & SendableMetatype, Cell: ListCell, Owner: AnyObject>(
        _ title: String,
        _ value: any KeyPath<Element, Value> & Sendable,
        on owner: Owner,
        fill: @escaping @MainActor (Owner, Cell, Element) -> Void
    ) {
        self.init(title, value) { [weak owner] (cell: Cell, element: Element) in
            if let owner { fill(owner, cell, element) }
        }
    }

    /// Creates a sortable column with cells of a custom class. The value is isolated to the main actor. The closure
    /// receives an object, which the column references weakly.
    public init<Value: Comparable, Cell: ListCell, Owner: AnyObject>(
        _ title: String,
        _ value: KeyPath<Element, Value>,
        on owner: Owner,
        fill: @escaping @MainActor (Owner, Cell, Element) -> Void
    ) {
        self.init(title, value) { [weak owner] (cell: Cell, element: Element) in
            if let owner { fill(owner, cell, element) }
        }
    }

    /// Returns the same column, expanded to fill the remaining width.
    public func expand() -> Column { with(\.expands, true) }

    /// Returns the same column with a fixed width in pixels.
    public func width(_ width: Int) -> Column { with(\.width, width) }

    /// Returns the same column with a width that the user can change.
    public func resizable() -> Column { with(\.isResizable, true) }

    /// Returns the same column with its heading and its cells aligned at the start, in the center or at the end.
    ///
    /// By default, numbers are aligned at the end, check buttons in the center, and everything else at the start. This
    /// method corresponds to `alignment(_:)` in SwiftUI.
    public func alignment(_ alignment: ColumnAlignment) -> Column { with(\.alignment, alignment) }

    /// Returns the same column with an identifier. ``Gtk/ColumnView/restoreColumns(as:in:)`` stores the column's width
    /// and position under the identifier.
    ///
    /// By default, the identifier is the title. Set an identifier if the title is translated or if another column has
    /// the same title. This method corresponds to `customizationID(_:)` in SwiftUI.
    public func id(_ id: String) -> Column { with(\.id, id) }

    private func with<Value>(_ property: WritableKeyPath<Column, Value>, _ value: Value) -> Column {
        var column = self
        column[keyPath: property] = value
        return column
    }

    func make(for rows: any ElementRows<Element>) -> ColumnViewColumn {
        make(makeFactory(rows, alignment))
    }

    /// Creates a column of a tree, with or without the arrows that expand rows.
    func make(for rows: any NestedRows<Element>, hasArrows: Bool) -> ColumnViewColumn {
        make(makeTreeFactory(rows, alignment, hasArrows))
    }

    private func make(_ factory: ListItemFactory) -> ColumnViewColumn {
        let column = ColumnViewColumn(title: title, factory: factory)
        column.expands = expands
        column.isResizable = isResizable
        if let width { column.fixedWidth = width }
        column.storedID = id
        return column
    }
}

/// A result builder for arrays of columns.
public typealias ColumnBuilder<Element> = _ArrayBuilder<Column<Element>>
