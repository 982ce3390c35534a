import CGtk
@_spi(Binding) import Gsk

extension Window {
    /// Asks the window to close, as its title bar's button does. `gtk_window_close`.
    ///
    /// Emits ``closeRequest``; unless a handler refuses, the window is destroyed, and torn down when the main loop is free.
    /// Unlike in C a window that was never shown closes too. Does nothing to a window that was destroyed.
    public func close() {
        guard WindowTeardown.isOpen(self) else { return }
        if gtk_widget_get_realized(widgetPointer) != 0 { return gtk_window_close(windowPointer) }
        let isRefused: Bool = emit("close-request", [])
        if !isRefused { gtk_window_destroy(windowPointer) }
    }

    /// Closes the window without asking and tears it down before it returns. `gtk_window_destroy`.
    public func destroy() {
        gtk_window_destroy(windowPointer)
        WindowTeardown.finish(self)
    }

    private var windowPointer: UnsafeMutablePointer<GtkWindow> {
        pointer.assumingMemoryBound(to: GtkWindow.self)
    }
}
