import CGtk
import Gtk

extension ColumnViewColumn {
    private static let idKey = "combine-gtk-column-id"

    /// The identifier under which the state of the column is stored.
    ///
    /// It's stored as object data, because the property `GtkColumnViewColumn:id` requires GTK 4.10.
    var storedID: String {
        get {
            g_object_get_data(pointer.assumingMemoryBound(to: GObject.self), Self.idKey)
                .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? title ?? ""
        }
        set {
            let object = pointer.assumingMemoryBound(to: GObject.self)
            g_object_set_data_full(object, Self.idKey, g_strdup(newValue), g_free)
        }
    }
}
