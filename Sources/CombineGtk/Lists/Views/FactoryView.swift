import Gtk

/// A view with a factory for its cells: `ListView` or `GridView`.
@MainActor
protocol FactoryView: _SelectionView {
    var factory: ListItemFactory? { get set }
}

extension ListView: FactoryView {}
extension GridView: FactoryView {}

extension FactoryView {
    /// Replaces the rows and the factory of their cells.
    func show(_ rows: any RowsModel, factory new: ListItemFactory) {
        // The model is removed first. Otherwise, the previous factory would create cells for the new rows.
        model = nil
        #if GTK4_12
        endSections()
        #endif
        factory = new
        model = rows
        makeRowsOneTabStop()
    }
}
