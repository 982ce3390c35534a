import Gtk

/// Functions that store and find the rows of a `ListBox` or `FlowBox`. Since these widgets have no property for a
/// model, each widget stores a weak reference to its rows. GTK retains the rows.
@MainActor
enum AttachedRows {
    private static let key = "combine-gtk-rows"

    /// Stores a weak reference to the rows of a widget.
    static func attach(_ rows: any RowsModel, to widget: Widget) {
        WeakAttachment.attach(rows, to: widget, as: key)
    }

    static func of(_ widget: Widget) -> (any RowsModel)? {
        WeakAttachment.object(of: widget, as: key) as? any RowsModel
    }
}
