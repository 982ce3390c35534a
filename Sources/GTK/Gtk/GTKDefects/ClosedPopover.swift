import CGtk
import Gsk

/// Prevents a crash after a closed popover was removed from its window.
///
/// The defect: a window stores the widget that is under the pointer. If a pointer event is delivered after a popover
/// was closed, the window stores the popover. An example is the motion at the end of a drag. The popover may then be
/// removed from the window but stay alive, for example because a gesture retains it. GTK requests the popover's surface
/// during the next layout of the window. The popover no longer has a surface, and GTK crashes.
///
/// The workaround: when a closed popover is unrealized, the popover is made insensitive for a moment. As a result, GTK
/// looks for another widget under the pointer, and resets the gestures in the popover. The workaround has no effect if
/// the popover's parent is insensitive.
@MainActor
enum ClosedPopover {
    private static let key = g_quark_from_string("combine-gtk-closed-popover")

    static func start() {
        guard GTKDefect.closedPopover.isPresent else { return }
        addEmissionHook("closed", of: gtk_popover_get_type()) { _, _, values, _ in
            passObject(in: values) { ClosedPopover.watch($0) }
        }
    }

    /// Observes a popover when it's closed for the first time.
    private static func watch(_ popover: UnsafeMutableRawPointer) {
        let object = popover.assumingMemoryBound(to: GObject.self)
        if g_object_get_qdata(object, key) != nil { return }
        g_object_set_qdata(object, key, popover)
        let unrealized: @convention(c) (UnsafeMutableRawPointer?, gpointer?) -> Void = { popover, _ in
            // `nonisolated(unsafe)` is safe here, because widgets are used on the main thread.
            nonisolated(unsafe) let popover = popover?.assumingMemoryBound(to: GtkWidget.self)
            MainThread.assume { if let popover { ClosedPopover.unrealized(popover) } }
        }
        connectCallback(unsafeBitCast(unrealized, to: GCallback.self), to: "unrealize", of: popover)
    }

    /// Called while a popover is being unrealized. The popover is still in its window.
    private static func unrealized(_ popover: UnsafeMutablePointer<GtkWidget>) {
        guard GTKDefect.closedPopover.isPatched, let root = gtk_widget_get_root(popover),
            // A window that isn't mapped doesn't store a widget under the pointer.
            gtk_widget_get_mapped(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)) != 0
        else { return }
        let isSensitive = gtk_widget_get_sensitive(popover)
        let object = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GObject.self)
        // Notifications are frozen, so that observers receive a single notification for the two changes.
        g_object_freeze_notify(object)
        gtk_widget_set_sensitive(popover, isSensitive == 0 ? 1 : 0)
        gtk_widget_set_sensitive(popover, isSensitive)
        g_object_thaw_notify(object)
    }
}
