import CGtk

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
