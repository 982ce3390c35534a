import CGtk

/// Functions that delay the release of C objects until the next iteration of the main loop.
///
/// The delay is necessary in two cases. In the first case, C iterates over a list that may contain the objects. In the
/// second case, C uses an object that a handler returned without passing ownership of it.
package enum DeferredRelease {
    /// A Boolean value that indicates whether a C object is kept until the next iteration of the main loop when its
    /// wrapper is deallocated. It's true while C calls a closure for the items of a list.
    ///
    /// `nonisolated(unsafe)` is safe here, because the property is used on the main thread only.
    //
    // Exclusivity isn't checked, because each access is a single load or store.
    @exclusivity(unchecked)
    nonisolated(unsafe) package static var isOn = false

    /// Keeps an object alive until the next iteration of the main loop.
    package static func keep(_ object: UnsafeMutableRawPointer) {
        let release: GSourceFunc = { object in
            g_object_unref(object)
            return 0
        }
        g_idle_add_full(G_PRIORITY_HIGH, release, g_object_ref(object), nil)
    }
}
