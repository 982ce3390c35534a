import Gtk

/// Access to the rows of a widget that has no property for its model. The reference to the rows is weak, because GTK
/// retains them.
@MainActor
enum AttachedRows {
    private static let key = "combine-gtk-rows"

    /// Makes the rows available to `of(_:)`.
    static func attach(_ rows: any RowsModel, to widget: Widget) {
        WeakAttachment.attach(rows, to: widget, as: key)
    }

    /// Returns the rows of a widget, or nil if it doesn't show any.
    static func of(_ widget: Widget) -> (any RowsModel)? {
        WeakAttachment.object(of: widget, as: key) as? any RowsModel
    }
}
