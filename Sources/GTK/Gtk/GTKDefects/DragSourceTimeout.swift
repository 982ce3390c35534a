import CGtk
import Gsk

/// Cancels the timeouts of a drag source when the source is finalized.
///
/// The defect: at each press a `GtkDragSource` starts a timeout of 100 ms, before which no drag begins. If the source
/// is freed before that, for example because its window is closed, the timeout writes to freed memory. It isn't present
/// in 4.8. 4.18 cancels a timeout with the source, but after a second press within that time it only cancels one of the
/// two. It's fixed in 4.24.
///
/// The guard: at its first press a source gets a piece of data whose release, together with the source, cancels the
/// timeouts of the source.
@MainActor
enum DragSourceTimeout {
    private static let key = g_quark_from_string("combine-gtk-drag-source-timeout")

    static func start() {
        guard GTKDefect.dragSourceTimeout.isPresent else { return }
        let type = gtk_gesture_get_type()
        // The signal exists after the class does, which isn't released.
        g_type_class_ref(type)
        let hook: GSignalEmissionHook = { _, _, values, _ in
            // Safe, although unchecked: gestures begin on the main thread.
            nonisolated(unsafe) let gesture = g_value_get_object(values)
            MainThread.assume { if let gesture { DragSourceTimeout.begins(gesture) } }
            return 1
        }
        g_signal_add_emission_hook(g_signal_lookup("begin", type), 0, hook, nil, nil)
    }

    private static func begins(_ gesture: UnsafeMutableRawPointer) {
        let type = gesture.assumingMemoryBound(to: GTypeInstance.self)
        let object = gesture.assumingMemoryBound(to: GObject.self)
        guard GTKDefect.dragSourceTimeout.isGuarded, g_type_check_instance_is_a(type, gtk_drag_source_get_type()) != 0,
            g_object_get_qdata(object, key) == nil
        else { return }
        g_object_set_qdata_full(object, key, gesture) { gesture in
            // The loop ends when no timeout with this data is left. Each iteration removes one.
            while let source = g_main_context_find_source_by_user_data(nil, gesture) { g_source_destroy(source) }
        }
    }
}
