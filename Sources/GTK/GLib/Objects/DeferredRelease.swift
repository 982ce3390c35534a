import CGtk

/// Whether C objects that Swift releases live on until the main loop is free, as while C goes through a list of which they may be a
/// part.
package enum DeferredRelease {
    /// Set and read on the main thread only, which `nonisolated(unsafe)` can't say to the compiler: the code that reads it is
    /// called by C and has no actor.
    nonisolated(unsafe) package static var isOn = false

    /// Keeps an object until the main loop is free.
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
