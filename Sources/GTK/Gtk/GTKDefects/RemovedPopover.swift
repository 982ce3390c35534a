import CGtk
import Gsk

/// Closes the open popovers and menus in a widget that is removed from its window.
///
/// The defect: if the parent of an open popover is removed, the popover is never freed. GTK hides the popover, but
/// doesn't release its references to it.
@MainActor
enum RemovedPopover {
    private static let unrealize = g_signal_lookup("unrealize", gtk_widget_get_type())

    /// Starts to observe all popovers, once, when the first window is created.
    static let watch: Void = {
        let hook: GSignalEmissionHook = { _, _, values, _ in
            passObject(in: values) { RemovedPopover.unrealized($0) }
        }
        g_signal_add_emission_hook(unrealize, 0, hook, nil, nil)
    }()

    private static func unrealized(_ object: UnsafeMutableRawPointer) {
        guard GTKDefect.removedPopover.isPatched, isInstance(object, of: gtk_popover_get_type()),
            gtk_widget_get_visible(object.assumingMemoryBound(to: GtkWidget.self)) != 0
        else { return }
        // The idle function closes the popover after its parent was removed, unless the popover has been shown again.
        let close: GSourceFunc = { object in
            // `nonisolated(unsafe)` is safe here, because idle functions run on the main thread. The popover was
            // retained when it was unrealized.
            nonisolated(unsafe) let object = object
            MainThread.assume {
                if gtk_widget_get_realized(object?.assumingMemoryBound(to: GtkWidget.self)) == 0 {
                    gtk_popover_popdown(object?.assumingMemoryBound(to: GtkPopover.self))
                }
            }
            return 0
        }
        g_idle_add_full(G_PRIORITY_HIGH, close, g_object_ref(object), g_object_unref)
    }
}
