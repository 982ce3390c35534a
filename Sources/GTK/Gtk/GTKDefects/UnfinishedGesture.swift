import CGtk
import Gsk

/// Cancels the gestures that are in progress when a window is destroyed.
///
/// While a button is pressed or a finger touches the screen, a gesture retains its target widget. If the window is
/// destroyed during this time, the gesture never receives the release event. Because the widget also owns the gesture,
/// neither of them is ever freed.
@MainActor
enum UnfinishedGesture {
    static func cancelAll(in widget: UnsafeMutablePointer<GtkWidget>) {
        guard GTKDefect.unfinishedGesture.isPatched else { return }
        if let controllers = gtk_widget_observe_controllers(widget) {
            for index in 0..<g_list_model_get_n_items(controllers) {
                guard let controller = g_list_model_get_item(controllers, index) else { continue }
                cancel(controller)
                g_object_unref(controller)
            }
            g_object_unref(UnsafeMutableRawPointer(controllers))
        }
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            cancelAll(in: current)
            child = gtk_widget_get_next_sibling(current)
        }
    }

    private static func cancel(_ controller: UnsafeMutableRawPointer) {
        let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
        guard g_type_check_instance_is_a(instance, gtk_gesture_get_type()) != 0 else { return }
        // All gestures are reset, even gestures that report no sequences. A gesture doesn't report sequences that it
        // has denied, but retains their widgets.
        gtk_event_controller_reset(OpaquePointer(controller))
    }
}
