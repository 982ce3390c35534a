import CGtk
import Gsk

extension Widget {
    /// The name that the program has given to this widget: the ``name``, if the program has set it, or the ID in a user
    /// interface description.
    var givenName: String? {
        // By default, the name of a widget is the name of its class.
        if let name = gtk_widget_get_name(widgetPointer).map({ String(cString: $0) }), name != typeName { return name }
        return gtk_buildable_get_buildable_id(OpaquePointer(pointer)).map { String(cString: $0) }
    }
}
