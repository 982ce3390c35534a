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
        addEmissionHook("drag-begin", of: gtk_drag_source_get_type()) { _, _, values, _ in
            passObject(in: values, at: 1) { ReturningDragIcon.begin($0) }
        }
    }

    private static func begin(_ drag: UnsafeMutableRawPointer) {
        guard GTKDefect.returningDragIcon.isPatched, let icon = gdk_drag_get_drag_surface(OpaquePointer(drag)) else {
            return
        }
        let region = cairo_region_create()
        gdk_surface_set_input_region(icon, region)
        cairo_region_destroy(region)
    }
}
