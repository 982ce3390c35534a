import CGtk
import Gdk

/// Widgets in a row or a column. `GtkBox`.
open class Box: Widget {
    open override class var objectType: ObjectType {
        ObjectType(Box.self, gtk_box_get_type()) { Box(wrapping: $0, transfer: $1) }
    }

    /// Makes a box, `gtk_box_new`.
    ///
    /// - Parameter spacing: pixels between children.
    public init(orientation: Orientation, spacing: Int = 0) {
        super.init(properties: ["orientation": orientation, "spacing": spacing])
    }

    public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
    }

    /// Pixels between children. `spacing`.
    public var spacing: Int {
        get {
            PropertyAccess.record(self, "spacing")
            return Int(gtk_box_get_spacing(boxPointer))
        }
        set { gtk_box_set_spacing(boxPointer, cInteger(newValue, "Box.spacing")) }
    }

    /// Adds a widget at the end. `gtk_box_append`.
    public func append(_ child: Widget) {
        gtk_box_append(boxPointer, child.widgetPointer)
    }

    /// Removes a widget. `gtk_box_remove`.
    public func remove(_ child: Widget) {
        gtk_box_remove(boxPointer, child.widgetPointer)
    }

    private var boxPointer: UnsafeMutablePointer<GtkBox> {
        pointer.assumingMemoryBound(to: GtkBox.self)
    }
}
