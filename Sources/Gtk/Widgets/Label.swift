import CGtk
import Gdk

/// Text to read. `GtkLabel`.
open class Label: Widget {
    open override class var objectType: ObjectType {
        ObjectType(Label.self, gtk_label_get_type()) { Label(wrapping: $0, transfer: $1) }
    }

    /// Makes a label, `gtk_label_new`.
    public init(label: String = "") {
        super.init(properties: ["label": label])
    }

    public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
    }

    /// The text, with markup where the label uses it. `label`.
    public var label: String {
        get {
            PropertyAccess.record(self, "label")
            return gtk_label_get_label(OpaquePointer(pointer)).map { String(cString: $0) } ?? ""
        }
        set { gtk_label_set_label(OpaquePointer(pointer), newValue) }
    }
}
