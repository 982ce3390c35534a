import CGtk
import Gsk

extension Widget {
    /// The name that the program gave this widget: its ``name`` if it was set, or its ID in a user interface
    /// description.
    var givenName: String? {
        // The default name of a widget is the name of its class.
        if let name = gtk_widget_get_name(widgetPointer).map({ String(cString: $0) }), name != typeName {
            return name
        }
        return gtk_buildable_get_buildable_id(OpaquePointer(pointer)).map { String(cString: $0) }
    }
}
