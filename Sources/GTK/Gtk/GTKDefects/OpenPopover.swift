import CGtk
import Gsk

/// Closes the open popovers and menus in a window that is being destroyed.
///
/// An open popover grabs the pointer and the keyboard. If its window is destroyed while the popover is open, GTK 4.8
/// doesn't release the grab. After that, other windows of the program don't receive clicks and keys.
@MainActor
enum OpenPopover {
    /// Called after a window was removed from the GTK list of windows and before the window is disposed of. An open
    /// popover is still visible at this time, although it may no longer be mapped.
    static func closeAll(in window: UnsafeMutableRawPointer) {
        guard GTKDefect.openPopover.isPatched else { return }
        closeAll(below: window.assumingMemoryBound(to: GtkWidget.self))
    }

    private static func closeAll(below widget: UnsafeMutablePointer<GtkWidget>) {
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            // The widget is retained, because closing a popover runs the program's code, which may release the widget.
            g_object_ref(current)
            closeAll(below: current)
            if isInstance(current, of: gtk_popover_get_type()), gtk_widget_get_visible(current) != 0 {
                gtk_popover_popdown(UnsafeMutableRawPointer(current).assumingMemoryBound(to: GtkPopover.self))
            }
            child = gtk_widget_get_next_sibling(current)
            g_object_unref(current)
        }
    }
}
