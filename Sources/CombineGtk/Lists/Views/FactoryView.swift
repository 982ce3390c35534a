import Gtk

/// A view with a factory for its cells: `ListView` or `GridView`.
@MainActor
protocol FactoryView: _SelectionView {
    var factory: ListItemFactory? { get set }
}

extension ListView: FactoryView {}
extension GridView: FactoryView {}

extension FactoryView {
    /// Replaces the rows and the factory of their cells. If a closure is filling a cell of the view, the new rows are
    /// shown afterwards, because GTK is still using the previous rows.
    func show(_ rows: any RowsModel, factory new: ListItemFactory) {
        BoundCells.afterFilling((model as? any RowsModel)?.cells) { [weak self] in self?.replace(rows, new) }
    }

    private func replace(_ rows: any RowsModel, _ new: ListItemFactory) {
        // The model is removed first. Otherwise, the previous factory would create cells for the new rows.
        model = nil
        factory = new
        replaceModel(with: rows)
    }
}
