import CGtk
import CombineModel

/// Every object keeps what lives as long as it does: bindings, subscriptions, tasks.
extension Object: BindingOwner {
    package nonisolated var bindingDescription: String { Diagnostics.description(of: self) }

    package func propertyName(readBy read: () -> Void) -> String? {
        PropertyAccess.propertyName(readBy: read)
    }

    package var observationClock: (any ObservationClock)? { Object.findObservationClock(self) }

    /// A closure that returns the clock whose frames an object's observations wait for. The module that has frame
    /// clocks sets it.
    package static var findObservationClock: (Object) -> (any ObservationClock)? = { _ in nil }

    /// A Boolean value that indicates whether this is a window that was closed and torn down, after which nothing but
    /// its own end ends what is stored on it.
    ///
    /// Kept by the C object, as hardly any object ever needs it.
    package var isTornDown: Bool {
        get { g_object_get_qdata(object, Object.tornDownKey) != nil }
        set { g_object_set_qdata(object, Object.tornDownKey, newValue ? pointer : nil) }
    }

    private nonisolated static let tornDownKey: GQuark = g_quark_from_string("combine-gtk-torn-down")
}
