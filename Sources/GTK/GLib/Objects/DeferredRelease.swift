import CGtk

/// Delays the release of C objects until the next iteration of the main loop.
///
/// This is necessary while C iterates over a list that may contain the objects, and while C uses an object that a
/// handler returned without a reference.
package enum DeferredRelease {
    /// A Boolean value that indicates whether the release of objects is delayed.
    ///
    /// It's set and read on the main thread only. `nonisolated(unsafe)` is necessary because C calls the code that
    /// reads it.
    nonisolated(unsafe) package static var isOn = false

    /// Keeps an object alive until the next iteration of the main loop.
    package static func keep(_ object: UnsafeMutableRawPointer) {
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
