import Gtk

/// A cell of a ``Grid``: a widget with the number of columns and rows that it spans. SwiftUI's `gridCellColumns(_:)`.
@MainActor
public struct GridCell {
    let widget: Widget?
    let columns: Int
    let rows: Int

    init(_ widget: Widget?, columns: Int = 1, rows: Int = 1) {
        if columns <= 0 || rows <= 0 {
            fatalError("GridCell: \(columns) columns and \(rows) rows, expected at least one of each")
        }
        self.widget = widget
        self.columns = columns
        self.rows = rows
    }

    /// Returns an empty cell that spans one or several columns.
    public static func empty(columns: Int = 1) -> GridCell { GridCell(nil, columns: columns) }
}

extension Widget {
    /// Returns a cell with this widget that spans several columns or rows.
    public func spanning(columns: Int = 1, rows: Int = 1) -> GridCell {
        GridCell(self, columns: columns, rows: rows)
    }
}

/// A row of a ``Grid``, left to right in the direction of the user's language. SwiftUI's `GridRow`.
@MainActor
public struct GridRow {
    let cells: [GridCell]

    public init(@GridRowBuilder cells: () throws -> [GridCell]) rethrows {
        self.cells = try cells()
    }

    init(filledBy widget: Widget) {
        cells = [GridCell(widget)]
        isFilled = true
    }

    /// A Boolean value that indicates whether its single widget spans all columns of the grid.
    private(set) var isFilled = false
}

/// A builder of the cells of a grid row. See ``WidgetBuilder``.
@MainActor
@resultBuilder
public enum GridRowBuilder {
    public static func buildExpression(_ widget: Widget) -> [GridCell] { [GridCell(widget)] }

    public static func buildExpression(_ widgets: [Widget]) -> [GridCell] { widgets.map { GridCell($0) } }

    public static func buildExpression(_ cell: GridCell) -> [GridCell] { [cell] }

    public static func buildBlock(_ parts: [GridCell]...) -> [GridCell] { parts.flatMap { $0 } }

    public static func buildOptional(_ part: [GridCell]?) -> [GridCell] { part ?? [] }

    public static func buildEither(first part: [GridCell]) -> [GridCell] { part }

    public static func buildEither(second part: [GridCell]) -> [GridCell] { part }

    public static func buildArray(_ parts: [[GridCell]]) -> [GridCell] { parts.flatMap { $0 } }

    public static func buildLimitedAvailability(_ part: [GridCell]) -> [GridCell] { part }
}
