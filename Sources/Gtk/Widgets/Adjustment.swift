import CGtk
import Gdk

/// A number between two bounds, shared by the widgets that show it. `GtkAdjustment`.
open class Adjustment: Object {
    open override class var objectType: ObjectType {
        ObjectType(Adjustment.self, gtk_adjustment_get_type()) { Adjustment(wrapping: $0, transfer: $1) }
    }

    /// Makes an adjustment, `gtk_adjustment_new`.
    public init(value: Double = 0, lower: Double = 0, upper: Double = 0, stepIncrement: Double = 1) {
        super.init(properties: ["lower": lower, "upper": upper, "value": value, "step-increment": stepIncrement])
    }

    public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
    }

    /// The number; what is set is clamped to the bounds. `value`.
    public var value: Double {
        get {
            PropertyAccess.record(self, "value")
            return gtk_adjustment_get_value(adjustmentPointer)
        }
        set { gtk_adjustment_set_value(adjustmentPointer, newValue) }
    }

    /// Emitted when the number changed. `value-changed`.
    public var valueChanged: Signal<Void> { Signal(self, "value-changed", .void) }

    private var adjustmentPointer: UnsafeMutablePointer<GtkAdjustment> {
        pointer.assumingMemoryBound(to: GtkAdjustment.self)
    }
}
