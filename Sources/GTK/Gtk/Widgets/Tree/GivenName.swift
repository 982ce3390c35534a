import CGtk
import Gsk

extension Widget {
    /// The name that the developer gave this widget: its ``name`` if that was set, or its `id` in a user interface
    /// description.
    var givenName: String? {
        // GTK uses the name of the class for a widget without a name.
        if let name = gtk_widget_get_name(widgetPointer).map({ String(cString: $0) }), name != typeName {
            return name
        }
        return gtk_buildable_get_buildable_id(OpaquePointer(pointer)).map { String(cString: $0) }
    }
}
