import CGtk
@_spi(Binding) import GLib

@MainActor
let asyncInitableImplementation = InterfaceImplementation(
    g_async_initable_get_type(),
    isImplemented: { $0 is any AsyncInitable.Type && !($0 is any NativeAsyncInitable.Type) }
) { interface, _ in
    guard let structure = interface?.assumingMemoryBound(to: GAsyncInitableIface.self) else { return }
    structure.pointee.init_async = { initable, priority, cancellable, callback, data in
        // A `GTask` calls its callback in the main context of the thread that created it. Therefore, the `GTask` is
        // created on the calling thread.
        let result = g_task_new(initable.map { UnsafeMutableRawPointer($0) }, cancellable, callback, data)
        g_task_set_priority(result, priority)
        let call = (initable, priority, cancellable, result)
        VirtualCall.perform("GAsyncInitableIface.init_async", call) { initable, priority, cancellable, result in
            guard let result else { return }
            guard let object = VirtualCall.implementer(initable, as: (any AsyncInitable).self) else {
                // The wrapper was already deallocated.
                g_task_return_boolean(result, 0)
                return g_object_unref(UnsafeMutableRawPointer(result))
            }
            AsyncMethod.run(result, cancellable) { () async throws(GLibError) in
                try await object.initialize(priority: MainContext.Priority(rawValue: priority))
            }
        }
    }
    structure.pointee.init_finish = { initable, result, failure in
        let object = UnsafeMutableRawPointer(initable)
        guard g_task_is_valid(UnsafeMutableRawPointer(result), object) != 0 else {
            Diagnostics.critical("g_async_initable_init_finish: the result belongs to another object")
            return 0
        }
        return g_task_propagate_boolean(result, failure)
    }
}
