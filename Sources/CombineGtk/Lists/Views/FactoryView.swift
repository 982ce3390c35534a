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
        // The view has no rows in the meantime, because the previous factory would display them.
        model = nil
        #if GTK4_12
        endSections()
        #endif
        factory = new
        model = rows
        makeRowsOneTabStop()
    }
}
