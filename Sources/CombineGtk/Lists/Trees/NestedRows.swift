import Gtk

/// The rows of a tree with elements of a known type.
@MainActor
protocol NestedRows<Value>: RowsModel {
    associatedtype Value

    /// Returns a factory for the cells that show elements. In a table, only the first column has arrows.
    func makeFactory<Cell: Widget>(
        cell: @escaping @MainActor () -> Cell,
        hasArrows: Bool,
        fill: @escaping @MainActor (Cell, Value) -> Void
    ) -> ListItemFactory
}

extension TreeRows: NestedRows {
    func makeFactory<Cell: Widget>(
        cell: @escaping @MainActor () -> Cell,
        hasArrows: Bool,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> ListItemFactory {
        guard hasArrows else {
            return CellFactory.make(for: self, make: cell) { cell, node in fill(cell, node.value) }
        }
        return CellFactory.make(for: self, make: cell) { [unowned self] cell in
            TreeCell(cell, of: self)
        } fill: { cell, node in
            (cell.parent as? TreeCell<Element, ID>)?.show(node)
            fill(cell, node.value)
        }
    }
}
