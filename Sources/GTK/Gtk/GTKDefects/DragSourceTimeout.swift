import CGtk
import Gsk

/// Prevents the timeout of a drag source from using the source after the source was freed.
///
/// The defect: when a button is pressed, a `GtkDragSource` starts a timeout of 100 ms, during which no drag begins. If
/// the source is freed during this time, for example because its window is closed, the timeout writes to freed memory.
/// GTK 4.8 doesn't have the defect, and GTK 4.24 fixes it. GTK 4.18 cancels a timeout when the source is freed.
/// However, if a button was pressed twice within 100 ms, only one of the two timeouts is cancelled.
///
/// The workaround: when a button is pressed for the first time, qdata is attached to the source. The destroy function
/// of the qdata, which runs when the source is finalized, cancels the timeouts.
@MainActor
enum DragSourceTimeout {
    private static let key = g_quark_from_string("combine-gtk-drag-source-timeout")

    static func start() {
        guard GTKDefect.dragSourceTimeout.isPresent else { return }
        addEmissionHook("begin", of: gtk_gesture_get_type()) { _, _, values, _ in
            passObject(in: values) { DragSourceTimeout.begins($0) }
        }
    }

    private static func begins(_ gesture: UnsafeMutableRawPointer) {
        let object = gesture.assumingMemoryBound(to: GObject.self)
        guard GTKDefect.dragSourceTimeout.isPatched, isInstance(gesture, of: gtk_drag_source_get_type()),
            g_object_get_qdata(object, key) == nil
        else { return }
        g_object_set_qdata_full(object, key, gesture) { gesture in
            // Removes all timeouts whose data is the gesture, one per iteration.
            while let source = g_main_context_find_source_by_user_data(nil, gesture) { g_source_destroy(source) }
        }
    }
}
