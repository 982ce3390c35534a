import Gtk

extension Grid {
    /// Creates a grid of widgets in rows with aligned columns. It corresponds to `Grid` in SwiftUI and uses
    /// `gtk_grid_attach`.
    ///
    /// ```swift
    /// Grid(columnSpacing: 12, rowSpacing: 6) {
    ///     GridRow { Label("Name"); name }
    ///     GridRow { Label("Notes"); notes.spanning(rows: 2) }
    ///     GridRow { Label("(optional)") }
    ///     Separator(orientation: .horizontal)     // outside of a row: spans all columns
    /// }
    /// ```
    ///
    /// A cell that spans several rows occupies its columns in the following rows. Each cell is placed in the first free
    /// column of its row.
    ///
    /// - Parameters:
    ///   - columnSpacing: The number of pixels between two columns.
    ///   - rowSpacing: The number of pixels between two rows.
    public convenience init(
        columnSpacing: Int = 0,
        rowSpacing: Int = 0,
        @GridBuilder rows: () throws -> [GridRow]
    ) rethrows {
        let rows = try rows()
        self.init()
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        var placement = GridPlacement()
        for (row, content) in rows.enumerated() where !content.isFilled {
            for cell in content.cells {
                let column = placement.place(cell, inRow: row)
                guard let widget = cell.widget else { continue }
                attach(widget, column: column, row: row, width: cell.columns, height: cell.rows)
            }
        }
        for (row, content) in rows.enumerated() where content.isFilled {
            let width = max(1, placement.columns)
            for widget in content.cells.compactMap(\.widget) {
                attach(widget, column: 0, row: row, width: width, height: 1)
            }
        }
    }
}

/// The cells of a grid that are already occupied.
struct GridPlacement {
    private struct Place: Hashable {
        let column: Int
        let row: Int
    }

    private var taken: Set<Place> = []
    private(set) var columns = 0

    /// Reserves the first free columns of a row for a cell, and returns the first of these columns.
    @MainActor
    mutating func place(_ cell: GridCell, inRow row: Int) -> Int {
        var column = 0
        while (column..<column + cell.columns).contains(where: { taken.contains(Place(column: $0, row: row)) }) {
            column += 1
        }
        for row in row..<row + cell.rows {
            for column in column..<column + cell.columns { taken.insert(Place(column: column, row: row)) }
        }
        columns = max(columns, column + cell.columns)
        return column
    }
}

/// A result builder for the rows of a grid. A widget outside of a ``GridRow`` becomes a row that spans all columns. See
/// ``WidgetBuilder``.
@MainActor
@resultBuilder
public enum GridBuilder: _ArrayResultBuilder {
    public typealias Part = GridRow

    public static func buildExpression(_ row: GridRow) -> [GridRow] { [row] }

    public static func buildExpression(_ rows: [GridRow]) -> [GridRow] { rows }

    public static func buildExpression(_ widget: Widget) -> [GridRow] { [GridRow(filledBy: widget)] }
}
