import CGtk
import Gsk

/// Records the print operation to which each print context belongs.
///
/// A `GtkPrintContext` has an unowned pointer to its operation, from which it reads some values. If the operation is
/// freed before the context, GTK uses freed memory. ``PrintContext/requireOperation(_:)`` traps in this case.
@MainActor
enum PrintContextOperation {
    private static let key = g_quark_from_string("combine-gtk-print-operation")

    /// Starts to observe the signals with which print operations pass a context to their handlers.
    static func start() {
        let type = gtk_print_operation_get_type()
        // The signals can be looked up only after their class is initialized. The reference to the class is never
        // released.
        g_type_class_ref(type)
        let hook: GSignalEmissionHook = { _, _, values, place in
            guard let values else { return 1 }
            // `nonisolated(unsafe)` is safe here, because printing happens on the main thread.
            nonisolated(unsafe) let operation = g_value_get_object(values)
            nonisolated(unsafe) let context = g_value_get_object(values + Int(bitPattern: place))
            MainThread.assume { PrintContextOperation.remember(operation, of: context) }
            return 1
        }
        for (signal, place) in [("begin-print", 1), ("preview", 2)] {
            g_signal_add_emission_hook(g_signal_lookup(signal, type), 0, hook, gpointer(bitPattern: place), nil)
        }
    }

    private static func remember(_ operation: UnsafeMutableRawPointer?, of context: UnsafeMutableRawPointer?) {
        guard let operation, let context = context?.assumingMemoryBound(to: GObject.self),
            g_object_get_qdata(context, key) == nil
        else { return }
        let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
        g_weak_ref_init(reference, operation)
        g_object_set_qdata_full(context, key, reference) { reference in
            guard let reference = reference?.assumingMemoryBound(to: GWeakRef.self) else { return }
            g_weak_ref_clear(reference)
            reference.deallocate()
        }
    }

    /// Returns a Boolean value that indicates whether the print operation of a context no longer exists. If a context
    /// wasn't passed by one of the observed signals, the result is false.
    static func hasEnded(of context: PrintContext) -> Bool {
        let object = context.pointer.assumingMemoryBound(to: GObject.self)
        guard let data = g_object_get_qdata(object, key) else { return false }
        let reference = data.assumingMemoryBound(to: GWeakRef.self)
        guard let operation = g_weak_ref_get(reference) else { return true }
        g_object_unref(operation)
        return false
    }
}

extension PrintContext {
    /// Traps if the print operation of the context no longer exists.
    func requireOperation(_ function: StaticString) {
        if PrintContextOperation.hasEnded(of: self) {
            fatalError(
                "\(function): the context's PrintOperation was deallocated. Keep it as long as you use the context."
            )
        }
    }
}
