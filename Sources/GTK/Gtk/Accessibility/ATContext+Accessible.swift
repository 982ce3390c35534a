import CGtk
@_spi(Binding) import Gsk

extension ATContext {
    /// Keeps the context's accessible alive as long as C has a pointer to it.
    ///
    /// An accessible that is implemented in C is retained by the context. An accessible of a Swift class retains the
    /// context itself, so it's only retained when it's disposed of. At that time only its C object still exists, and
    /// only if there are other references to the context.
    func keepAccessible() {
        let accessible: Object? = convertOptional(gtk_at_context_get_accessible(OpaquePointer(pointer)), .none)
        #if GTK4_10
        if let accessible, !(accessible is any NativeAccessible) { return keepFromItsEnd(accessible) }
        #endif
        owners = [accessible]
    }

    #if GTK4_10
    private func keepFromItsEnd(_ accessible: Object) {
        let context = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
        g_weak_ref_init(context, pointer)
        g_object_weak_ref(
            accessible.pointer.assumingMemoryBound(to: GObject.self),
            { data, accessible in
                guard let context = data?.assumingMemoryBound(to: GWeakRef.self), let accessible else { return }
                if let object = g_weak_ref_get(context) {
                    // The accessible is being disposed of. A reference that is added now keeps it alive.
                    let kept = g_object_ref(accessible)
                    g_object_set_data_full(
                        object.assumingMemoryBound(to: GObject.self),
                        "combine-gtk-accessible",
                        kept,
                        g_object_unref
                    )
                    g_object_unref(object)
                }
                g_weak_ref_clear(context)
                context.deallocate()
            },
            context
        )
    }
    #endif
}
