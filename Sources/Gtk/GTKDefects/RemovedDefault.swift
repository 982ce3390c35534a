import CGtk
import Gsk

/// Takes the default from a widget that leaves its window.
///
/// The defect: a window has an address of its default widget and no reference to it, and forgets it only after the next
/// frame. Until then the address may be that of a freed widget, which GTK uses where the default is read or set. So in 4.8.
///
/// The guard: a widget that is a window's default is followed, and where its root changes, no window has it as its default.
@MainActor
enum RemovedDefault {
    private static let key = g_quark_from_string("combine-gtk-removed-default")

    /// Follows the default of a window. Called for each window that enters GTK's list.
    static func watch(_ window: UnsafeMutableRawPointer) {
        guard GTKDefect.removedDefault.isPresent else { return }
        let changed: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, gpointer?) -> Void = {
            window,
            _,
            _ in
            // Unsafe only to the checker: windows are the main thread's.
            nonisolated(unsafe) let window = window?.assumingMemoryBound(to: GtkWindow.self)
            MainThread.assume {
                if let widget = gtk_window_get_default_widget(window) { RemovedDefault.watchRoot(of: widget) }
            }
        }
        g_signal_connect_data(
            window,
            "notify::default-widget",
            unsafeBitCast(changed, to: GCallback.self),
            nil,
            nil,
            GConnectFlags(rawValue: 0)
        )
    }

    private static func watchRoot(of widget: UnsafeMutablePointer<GtkWidget>) {
        let pointer = UnsafeMutableRawPointer(widget)
        let object = pointer.assumingMemoryBound(to: GObject.self)
        if g_object_get_qdata(object, key) != nil { return }
        g_object_set_qdata(object, key, pointer)
        let changed: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, gpointer?) -> Void = {
            widget,
            _,
            _ in
            // Unsafe only to the checker: widgets are the main thread's.
            nonisolated(unsafe) let widget = widget?.assumingMemoryBound(to: GtkWidget.self)
            MainThread.assume { if let widget { RemovedDefault.rootChanged(widget) } }
        }
        g_signal_connect_data(
            pointer,
            "notify::root",
            unsafeBitCast(changed, to: GCallback.self),
            nil,
            nil,
            GConnectFlags(rawValue: 0)
        )
    }

    private static func rootChanged(_ widget: UnsafeMutablePointer<GtkWidget>) {
        guard GTKDefect.removedDefault.isGuarded else { return }
        let root = gtk_widget_get_root(widget).map { UnsafeMutableRawPointer($0) }
        for pointer in WindowTeardown.toplevels where pointer != root {
            let window = pointer.assumingMemoryBound(to: GtkWindow.self)
            if gtk_window_get_default_widget(window) == widget { gtk_window_set_default_widget(window, nil) }
        }
    }
}
