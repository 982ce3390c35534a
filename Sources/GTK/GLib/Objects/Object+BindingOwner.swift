import CGtk
import CombineModel

/// Every object stores bindings, subscriptions and tasks. They end when the object is deallocated.
extension Object: BindingOwner {
    package nonisolated var bindingDescription: String { Diagnostics.description(of: self) }

    package func propertyName(readBy read: () -> Void) -> String? {
        PropertyAccess.propertyName(readBy: read)
    }

    package var observationClock: (any ObservationClock)? { Object.findObservationClock(self) }

    /// A closure that returns the frame clock that schedules an object's observations. It returns nil for an object
    /// without a frame clock. The Gtk module sets this property.
    package static var findObservationClock: (Object) -> (any ObservationClock)? = { _ in nil }

    /// A Boolean value that indicates whether this object is a window that was closed and torn down. The teardown
    /// doesn't end subscriptions that are stored on the window later. They end when the window is deallocated.
    ///
    /// The value is stored in the qdata of the C object, because few objects need it.
    package var isTornDown: Bool {
        get { g_object_get_qdata(object, Object.tornDownKey) != nil }
        set { g_object_set_qdata(object, Object.tornDownKey, newValue ? pointer : nil) }
    }

    private nonisolated static let tornDownKey: GQuark = g_quark_from_string("combine-gtk-torn-down")
}
