import CGtk
import CombineModel

/// Every object stores the bindings, subscriptions and tasks that end with it.
extension Object: BindingOwner {
    package nonisolated var bindingDescription: String { Diagnostics.description(of: self) }

    package func propertyName(readBy read: () -> Void) -> String? {
        PropertyAccess.propertyName(readBy: read)
    }

    package var observationClock: (any ObservationClock)? { Object.findObservationClock(self) }

    /// A closure that returns the frame clock that determines when the observations of an object run, or nil if no
    /// clock does. A module that provides frame clocks sets it.
    package static var findObservationClock: (Object) -> (any ObservationClock)? = { _ in nil }

    /// A Boolean value that indicates whether this object is a window that was closed and torn down. Subscriptions that
    /// are stored on it after the teardown end when it's deallocated.
    ///
    /// The value is stored as data of the C object, because few objects have it.
    package var isTornDown: Bool {
        get { g_object_get_qdata(object, Object.tornDownKey) != nil }
        set { g_object_set_qdata(object, Object.tornDownKey, newValue ? pointer : nil) }
    }

    private nonisolated static let tornDownKey: GQuark = g_quark_from_string("combine-gtk-torn-down")
}
