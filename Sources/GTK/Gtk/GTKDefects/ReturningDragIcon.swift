import CGtk
import Gsk

/// Prevents the icon of a drag from receiving pointer events.
///
/// The defect: on X11, the icon of a rejected drag moves back to its source for half a second. During this time, the
/// icon is the window under the pointer. Therefore, button presses are lost, and another drag can't be dropped on the
/// window below the icon.
///
/// The workaround: when a drag begins, its icon gets an empty input region.
@MainActor
enum ReturningDragIcon {
    static func start() {
        guard GTKDefect.returningDragIcon.isPresent else { return }
        let type = gtk_drag_source_get_type()
        // The class must be initialized before the signal can be looked up. The reference is never released, so that
        // the class stays initialized.
        g_type_class_ref(type)
        let hook: GSignalEmissionHook = { _, _, values, _ in
            // `nonisolated(unsafe)` is safe here, because drags begin on the main thread.
            nonisolated(unsafe) let drag = values.flatMap { g_value_get_object($0 + 1) }
            MainThread.assume { ReturningDragIcon.begin(drag) }
            return 1
        }
        g_signal_add_emission_hook(g_signal_lookup("drag-begin", type), 0, hook, nil, nil)
    }

    private static func begin(_ drag: UnsafeMutableRawPointer?) {
        guard GTKDefect.returningDragIcon.isPatched, let drag, let icon = gdk_drag_get_drag_surface(OpaquePointer(drag))
        else { return }
        let region = cairo_region_create()
        gdk_surface_set_input_region(icon, region)
        cairo_region_destroy(region)
    }
}
