import CGtk
import Gdk

/// Something to press. `GtkButton`.
open class Button: Widget {
    open override class var objectType: ObjectType {
        ObjectType(Button.self, gtk_button_get_type()) { Button(wrapping: $0, transfer: $1) }
    }

    /// Makes a button with a text, `gtk_button_new_with_label`.
    public init(label: String) {
        super.init(properties: ["label": label])
    }

    public override init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) {
        super.init(properties: properties)
    }

    public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
    }

    /// The text on the button. `label`.
    public var label: String? {
        get {
            PropertyAccess.record(self, "label")
            return gtk_button_get_label(buttonPointer).map { String(cString: $0) }
        }
        set { gtk_button_set_label(buttonPointer, newValue) }
    }

    /// Emitted when the user presses the button. `clicked`.
    public var clicked: Signal<Void> { Signal(self, "clicked", .void) }

    private var buttonPointer: UnsafeMutablePointer<GtkButton> {
        pointer.assumingMemoryBound(to: GtkButton.self)
    }
}
