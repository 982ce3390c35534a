import Gtk

extension StreamRows {
    /// Fills the cell that a list box or flow box creates for an item. Until the row is removed, the cell is updated
    /// whenever the row's value changes.
    func fill<Cell: Widget>(
        _ cell: Cell,
        for item: Object,
        _ fill: @escaping @MainActor (Cell, Element) -> Void,
        at position: @escaping () -> Int?
    ) {
        guard let row = item as? ListRow<Element> else { return }
        RowCell(cell, of: self, at: position, fill: fill).begin(with: row.value)
    }
}
