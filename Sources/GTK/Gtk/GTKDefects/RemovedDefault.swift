import CGtk
import Gsk

/// Prevents a window from using its default widget after the widget was freed.
///
/// The defect: a window has an unowned pointer to its default widget. After the widget is removed, the pointer isn't
/// cleared until the next frame. If the widget is freed before the next frame, GTK uses freed memory when the default
/// widget is read or set. GTK 4.8 has the defect.
///
/// The workaround: when a window's default widget moves to another root or is disposed of, the default widget is set to
/// nil. If a program sets the default widget before it adds that widget to the window, the workaround keeps the default
/// widget.
@MainActor
enum RemovedDefault {
    /// Observes the default widget of a window. Called for each window that is added to the GTK list of windows.
    static func watch(_ window: UnsafeMutableRawPointer) {
        guard GTKDefect.removedDefault.isPresent else { return }
        let changed: NotifyHandler = { window, _, _ in
            // `nonisolated(unsafe)` is safe here, because windows are used on the main thread.
            nonisolated(unsafe) let window = window?.assumingMemoryBound(to: GtkWindow.self)
            MainThread.assume {
                guard let window, let widget = gtk_window_get_default_widget(window) else { return }
                RemovedDefault.follow(widget, in: window)
            }
        }
        connectCallback(unsafeBitCast(changed, to: GCallback.self), to: "notify::default-widget", of: window)
    }

    private static func follow(_ widget: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWindow>) {
        let moved: NotifyHandler = { widget, _, window in
            RemovedDefault.check(widget, isDisposed: false, window)
        }
        let disposed: @convention(c) (UnsafeMutableRawPointer?, gpointer?) -> Void = { widget, window in
            RemovedDefault.check(widget, isDisposed: true, window)
        }
        connect(widget, "notify::root", unsafeBitCast(moved, to: GCallback.self), window)
        connect(widget, "destroy", unsafeBitCast(disposed, to: GCallback.self), window)
    }

    /// Connects a handler unless it's already connected. The window is retained while the handler runs.
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
        // `nonisolated(unsafe)` is safe here, because widgets are used on the main thread.
        nonisolated(unsafe) let widget = widget?.assumingMemoryBound(to: GtkWidget.self)
        nonisolated(unsafe) let window = window?.assumingMemoryBound(to: GtkWindow.self)
        MainThread.assume {
            guard GTKDefect.removedDefault.isPatched, gtk_window_get_default_widget(window) == widget else { return }
            let root = gtk_widget_get_root(widget).map { UnsafeMutableRawPointer($0) }
            if isDisposed || root != window.map({ UnsafeMutableRawPointer($0) }) {
                gtk_window_set_default_widget(window, nil)
            }
        }
    }
}
