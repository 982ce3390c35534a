import CGtk
import CombineModel

/// Every object stores its own bindings, subscriptions and tasks.
extension Object: BindingOwner {
    package nonisolated var bindingDescription: String { Diagnostics.description(of: self) }

    package func propertyName(readBy read: () -> Void) -> String? {
        PropertyAccess.propertyName(readBy: read)
    }

    package var observationClock: (any ObservationClock)? { Object.findObservationClock(self) }

    /// A closure that returns the clock whose frames determine when an object's observations run. A module with frame
    /// clocks sets it.
    package static var findObservationClock: (Object) -> (any ObservationClock)? = { _ in nil }

    /// A Boolean value that indicates whether this is a window that was closed and torn down. Subscriptions that are
    /// stored on it afterwards last until the object is deallocated.
    ///
    /// It's stored as data of the C object, because it's rarely set.
    package var isTornDown: Bool {
        get { g_object_get_qdata(object, Object.tornDownKey) != nil }
        set { g_object_set_qdata(object, Object.tornDownKey, newValue ? pointer : nil) }
    }

    private nonisolated static let tornDownKey: GQuark = g_quark_from_string("combine-gtk-torn-down")
}
