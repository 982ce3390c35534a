import Gtk

/// A cell of a ``/Gtk/Grid``: a widget and the number of columns and rows that it spans. It corresponds to
/// `gridCellColumns(_:)` in SwiftUI.
@MainActor
public struct GridCell {
    let widget: Widget?
    let columns: Int
    let rows: Int

    init(_ widget: Widget?, columns: Int = 1, rows: Int = 1) {
        if columns <= 0 || rows <= 0 {
            fatalError("GridCell: expected at least one column and one row, found \(columns) columns and \(rows) rows")
        }
        self.widget = widget
        self.columns = columns
        self.rows = rows
    }

    /// Returns an empty cell that spans one or more columns.
    public static func empty(columns: Int = 1) -> GridCell { GridCell(nil, columns: columns) }
}

extension Widget {
    /// Returns a cell that contains this widget and spans several columns or rows.
    public func spanning(columns: Int = 1, rows: Int = 1) -> GridCell {
        GridCell(self, columns: columns, rows: rows)
    }
}

/// A row of a ``/Gtk/Grid``, in the writing direction of the user's language. It corresponds to `GridRow` in SwiftUI.
@MainActor
public struct GridRow {
    let cells: [GridCell]

    public init(@GridRowBuilder cells: () throws -> [GridCell]) rethrows { self.cells = try cells() }

    init(filledBy widget: Widget) {
        cells = [GridCell(widget)]
        isFilled = true
    }

    /// A Boolean value that indicates whether the row consists of one widget that spans all columns.
    private(set) var isFilled = false
}

/// A result builder for the cells of a grid row. See ``WidgetBuilder``.
@MainActor
@resultBuilder
public enum GridRowBuilder: _ArrayResultBuilder {
    public typealias Part = GridCell

    public static func buildExpression(_ widget: Widget) -> [GridCell] { [GridCell(widget)] }

    public static func buildExpression(_ widgets: [Widget]) -> [GridCell] { widgets.map { GridCell($0) } }

    public static func buildExpression(_ cell: GridCell) -> [GridCell] { [cell] }
}
