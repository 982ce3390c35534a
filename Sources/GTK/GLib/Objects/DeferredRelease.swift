import CGtk

/// Keeps C objects that Swift releases alive until the main loop is idle.
///
/// This is necessary while C iterates over a list that may contain the objects.
package enum DeferredRelease {
    /// A Boolean value that indicates whether released objects are kept alive.
    ///
    /// It's set and read on the main thread only. `nonisolated(unsafe)` is necessary because the code that reads it is
    /// called from C.
    nonisolated(unsafe) package static var isOn = false

    /// Keeps an object alive until the main loop is idle.
    static func keep(_ object: UnsafeMutableRawPointer) {
        g_object_ref(object)
        g_idle_add_full(
            G_PRIORITY_HIGH,
            { object in
                g_object_unref(object)
                return 0
            },
            object,
            nil
        )
    }
}
