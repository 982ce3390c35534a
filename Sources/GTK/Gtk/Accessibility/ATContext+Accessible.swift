import CGtk
@_spi(Binding) import Gsk

extension ATContext {
    /// Keeps the accessible object of this context alive as long as C has a pointer to that object.
    ///
    /// The context retains an accessible object that is implemented in C. An accessible object of a Swift class retains
    /// the context, so a reference back to the object would cause a retain cycle. Therefore, the context doesn't retain
    /// the object until the object is disposed of. At that time, the Swift object no longer exists. If other code still
    /// has a reference to the context, the context then retains the C object.
    func keepAccessible() {
        let accessible: Object? = convertOptional(gtk_at_context_get_accessible(OpaquePointer(pointer)), .none)
        #if GTK4_10
        if let accessible, !(accessible is any NativeAccessible) { return retainAtDisposal(accessible) }
        #endif
        owners = [accessible]
    }

    #if GTK4_10
    private func retainAtDisposal(_ accessible: Object) {
        let context = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
        g_weak_ref_init(context, pointer)
        g_object_weak_ref(
            accessible.pointer.assumingMemoryBound(to: GObject.self),
            { data, accessible in
                guard let context = data?.assumingMemoryBound(to: GWeakRef.self), let accessible else { return }
                if let object = g_weak_ref_get(context) {
                    // GLib doesn't free an object that still has another reference after its disposal.
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
