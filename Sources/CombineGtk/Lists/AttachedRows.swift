import CGtk
import Gtk

/// The rows of a widget that has no property for its model: found by the widget, and held by what GTK holds for it.
@MainActor
final class AttachedRows {
    private static let key = g_quark_from_string("combine-gtk-rows")

    private weak var rows: (any RowsModel)?

    private init(_ rows: any RowsModel) {
        self.rows = rows
    }

    /// Has a widget's rows be found.
    static func attach(_ rows: any RowsModel, to widget: Widget) {
        let attached = Unmanaged.passRetained(AttachedRows(rows)).toOpaque()
        g_object_set_qdata_full(widget.pointer.assumingMemoryBound(to: GObject.self), key, attached) { attached in
            if let attached { Unmanaged<AnyObject>.fromOpaque(attached).release() }
        }
    }

    /// The rows of a widget; `nil` where it shows none, or no more.
    static func of(_ widget: Widget) -> (any RowsModel)? {
        g_object_get_qdata(widget.pointer.assumingMemoryBound(to: GObject.self), key)
            .map { Unmanaged<AttachedRows>.fromOpaque($0).takeUnretainedValue() }?.rows
    }
}
