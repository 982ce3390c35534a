import Gtk

/// A view whose cells a factory creates: `ListView` and `GridView`.
@MainActor
protocol FactoryView: _SelectionView {
    var factory: ListItemFactory? { get set }
}

extension ListView: FactoryView {}
extension GridView: FactoryView {}

extension FactoryView {
    /// Shows rows in place of the previous ones.
    func show(_ rows: any RowsModel, factory new: ListItemFactory) {
        // The model is removed first, because otherwise the previous factory would display the new rows.
        model = nil
        #if GTK4_12
        endSections()
        #endif
        factory = new
        model = rows
        makeRowsOneTabStop()
    }
}
