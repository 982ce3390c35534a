import CGtk
import CombineModel

/// Every object stores its bindings, subscriptions and tasks.
extension Object: BindingOwner {
    package nonisolated var bindingDescription: String { Diagnostics.description(of: self) }

    package func propertyName(readBy read: () -> Void) -> String? {
        PropertyAccess.propertyName(readBy: read)
    }

    package var observationClock: (any ObservationClock)? { Object.findObservationClock(self) }

    /// A closure that returns the clock for whose frames an object's observations wait. The module with frame clocks
    /// sets it.
    package static var findObservationClock: (Object) -> (any ObservationClock)? = { _ in nil }

    /// A Boolean value that indicates whether this is a window that was closed and torn down. What is stored on it
    /// afterwards only ends with the object.
    ///
    /// The C object stores it, because few objects ever need it.
    package var isTornDown: Bool {
        get { g_object_get_qdata(object, Object.tornDownKey) != nil }
        set { g_object_set_qdata(object, Object.tornDownKey, newValue ? pointer : nil) }
    }

    private nonisolated static let tornDownKey: GQuark = g_quark_from_string("combine-gtk-torn-down")
}
