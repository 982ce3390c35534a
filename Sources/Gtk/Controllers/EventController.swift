import CGtk
import Gdk

/// Receives a widget's input events. `GtkEventController`.
open class EventController: Object {
    open override class var objectType: ObjectType {
        ObjectType(EventController.self, gtk_event_controller_get_type()) {
            EventController(wrapping: $0, transfer: $1)
        }
    }

    /// The widget whose events are received. `widget`.
    public var widget: Widget? {
        PropertyAccess.record(self, "widget")
        return Widget.wrap(gtk_event_controller_get_widget(OpaquePointer(pointer)).map { UnsafeMutableRawPointer($0) })
    }
}
