import CGtk

extension Object {
    /// Whether this is a window that was closed and torn down, after which nothing but its own end ends what is stored on it.
    ///
    /// Kept by the C object, as hardly any object ever needs it.
    package var isTornDown: Bool {
        get { g_object_get_qdata(object, Object.tornDownKey) != nil }
        set { g_object_set_qdata(object, Object.tornDownKey, newValue ? pointer : nil) }
    }

    private nonisolated static let tornDownKey: GQuark = g_quark_from_string("combine-gtk-torn-down")
}
