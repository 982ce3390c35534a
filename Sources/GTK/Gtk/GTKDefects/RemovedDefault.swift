import CGtk
import Gsk

/// Takes the default from a widget that leaves its window.
///
/// The defect: a window has an address of its default widget and no reference to it, and forgets it only after the next
/// frame. Until then the address may be that of a freed widget, which GTK uses where the default is read or set. So in 4.8.
///
/// The guard: a widget that becomes a window's default widget is observed. After it moves to another root or is
/// disposed of, it's no longer that window's default widget. A widget can become the default widget before it's added
/// to the window.
@MainActor
enum RemovedDefault {
    /// Follows the default of a window. Called for each window that enters GTK's list.
    static func watch(_ window: UnsafeMutableRawPointer) {
        guard GTKDefect.removedDefault.isPresent else { return }
        connectHandler(to: "notify::default-widget", of: window) {
            let window = window.assumingMemoryBound(to: GtkWindow.self)
            if let widget = gtk_window_get_default_widget(window) { follow(widget, in: window) }
        }
    }

    private static func follow(_ widget: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWindow>) {
        let moved: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, gpointer?) -> Void = {
            widget,
            _,
            window in
            RemovedDefault.check(widget, isDisposed: false, window)
        }
        let disposed: @convention(c) (UnsafeMutableRawPointer?, gpointer?) -> Void = { widget, window in
            RemovedDefault.check(widget, isDisposed: true, window)
        }
        connect(widget, "notify::root", unsafeBitCast(moved, to: GCallback.self), window)
        connect(widget, "destroy", unsafeBitCast(disposed, to: GCallback.self), window)
    }

    /// Connects a handler once. It ends with the window, which is referred to while it runs.
    private static func connect(
        _ widget: UnsafeMutablePointer<GtkWidget>,
        _ signal: String,
        _ handler: GCallback,
        _ window: UnsafeMutablePointer<GtkWindow>
    ) {
        let function = unsafeBitCast(handler, to: gpointer.self)
        let match = GSignalMatchType(rawValue: G_SIGNAL_MATCH_FUNC.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
        if g_signal_handler_find(widget, match, 0, 0, nil, function, window) != 0 { return }
        g_signal_connect_object(widget, signal, handler, window, GConnectFlags(rawValue: 0))
    }

    private nonisolated static func check(_ widget: gpointer?, isDisposed: Bool, _ window: gpointer?) {
        // Unsafe only to the checker: widgets are the main thread's.
        nonisolated(unsafe) let widget = widget?.assumingMemoryBound(to: GtkWidget.self)
        nonisolated(unsafe) let window = window?.assumingMemoryBound(to: GtkWindow.self)
        MainThread.assume {
            guard GTKDefect.removedDefault.isGuarded, gtk_window_get_default_widget(window) == widget else { return }
            let root = gtk_widget_get_root(widget).map { UnsafeMutableRawPointer($0) }
            if isDisposed || root != window.map({ UnsafeMutableRawPointer($0) }) {
                gtk_window_set_default_widget(window, nil)
            }
        }
    }
}
