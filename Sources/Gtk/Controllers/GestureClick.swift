import CGtk
import Gdk

/// Recognises single and multiple clicks. `GtkGestureClick`.
open class GestureClick: EventController {
    open override class var objectType: ObjectType {
        ObjectType(GestureClick.self, gtk_gesture_click_get_type()) { GestureClick(wrapping: $0, transfer: $1) }
    }

    /// Emitted when a button goes down: which click in a row it is, and where in the widget, in pixels. `pressed`.
    public var pressed: Signal<(nPress: Int, x: Double, y: Double)> {
        Signal(self, "pressed", .intDoubleDouble { (nPress: Int($0.0), x: $0.1, y: $0.2) })
    }

    /// Emitted when a button goes up again. `released`.
    public var released: Signal<(nPress: Int, x: Double, y: Double)> {
        Signal(self, "released", .intDoubleDouble { (nPress: Int($0.0), x: $0.1, y: $0.2) })
    }
}
