import CGtk
import Gsk

/// Returns the ID of a signal of a class. A signal can only be looked up if its class is initialized. The class is
/// never released, so that it stays initialized.
func signalOfInitializedClass(_ name: String, _ type: GType) -> guint {
    g_type_class_ref(type)
    return g_signal_lookup(name, type)
}

/// Adds a hook, which GLib calls before the handlers in each emission of a signal.
package func addEmissionHook(_ signal: String, of type: GType, _ hook: GSignalEmissionHook) {
    g_signal_add_emission_hook(signalOfInitializedClass(signal, type), 0, hook, nil, nil)
}

/// Passes an object in the values of an emission, by default the emitter, to a closure. Returns the result that keeps
/// the emission hook.
package func passObject(
    in values: UnsafePointer<GValue>?,
    at index: Int = 0,
    function: StaticString = #function,
    to body: @MainActor (UnsafeMutableRawPointer) -> Void
) -> gboolean {
    // `nonisolated(unsafe)` is safe here, because GTK emits its signals on the main thread.
    nonisolated(unsafe) let object = values.flatMap { g_value_get_object($0 + index) }
    MainThread.assume(function: function) { if let object { body(object) } }
    return 1
}

/// The C type of a handler of `notify`.
typealias NotifyHandler = @convention(c) (gpointer?, gpointer?, gpointer?) -> Void

/// The C type of a handler of `GListModel::items-changed`.
package typealias ItemsChangedHandler = @convention(c) (OpaquePointer, guint, guint, guint, gpointer?) -> Void

/// Connects a C function without data to a signal of a C object. Returns the ID of the handler.
@discardableResult
package func connectCallback(_ callback: GCallback, to signal: String, of object: UnsafeMutableRawPointer) -> gulong {
    g_signal_connect_data(object, signal, callback, nil, nil, GConnectFlags(rawValue: 0))
}
