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
        forEachController(of: widget) { cancel($0) }
        for child in nativeChildren(of: widget) { cancelAll(in: child) }
    }

    private static func cancel(_ controller: UnsafeMutableRawPointer) {
        guard isInstance(controller, of: gtk_gesture_get_type()) else { return }
        // All gestures are reset, even gestures that report no sequences. A gesture doesn't report sequences that it
        // has denied, but retains their widgets.
        gtk_event_controller_reset(OpaquePointer(controller))
    }
}
