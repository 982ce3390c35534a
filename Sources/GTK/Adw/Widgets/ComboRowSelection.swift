import CAdw
import CGtk
import Gtk

extension ComboRow {
    /// Prepares the row for a new value of ``selected``.
    ///
    /// Since GTK 4.9, a `SingleSelection` keeps its selected item unless `canUnselect` is true and
    /// `selectsAutomatically` is false. libadwaita changes neither property. Therefore, the row would ignore a nil
    /// value. As a workaround, this method changes both properties if the new value is nil.
    func allowSelection(_ position: Int?) {
        let row = pointer.assumingMemoryBound(to: GtkWidget.self)
        // Uses C functions, because each Swift getter records that its property was read. An observed closure that sets
        // `selected` would then also track the selection.
        guard GTKDefect.keptSelection.isPresent, let selection = privateSelection(below: row) else { return }
        if position == nil {
            gtk_single_selection_set_can_unselect(selection, 1)
            gtk_single_selection_set_autoselect(selection, 0)
        } else if gtk_single_selection_get_selected(selection) != .max {
            // If nothing were selected, this call would select the first item.
            gtk_single_selection_set_autoselect(selection, 1)
        }
    }

    /// Returns the private selection model of the row. The list view that displays the selected item uses this model
    /// through a `GtkSelectionFilterModel`.
    private func privateSelection(below widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
        if isInstance(widget, of: gtk_list_view_get_type()),
            let shown = gtk_list_view_get_model(OpaquePointer(widget)),
            isInstance(UnsafeMutableRawPointer(shown), of: gtk_no_selection_get_type()),
            let items = gtk_no_selection_get_model(shown),
            isInstance(UnsafeMutableRawPointer(items), of: gtk_selection_filter_model_get_type()),
            let selection = gtk_selection_filter_model_get_model(items),
            isInstance(UnsafeMutableRawPointer(selection), of: gtk_single_selection_get_type())
        {
            return selection
        }
        for child in nativeChildren(of: widget) {
            if let selection = privateSelection(below: child) { return selection }
        }
        return nil
    }
}
