import CGtk
@_spi(Binding) import Gsk

extension Window {
    /// Requests that the window be closed, like the button in its title bar. `gtk_window_close`.
    ///
    /// Emits ``closeRequest``. If no handler prevents it, the window is destroyed, and torn down when the main loop is
    /// idle. Unlike `gtk_window_close`, this method also closes a window that was never shown. It has no effect if the
    /// window was already destroyed.
    public func close() {
        guard WindowTeardown.isOpen(self) else { return }
        if WindowMoment.isBusy(self) { return performLater { $0.close() } }
        if gtk_widget_get_realized(widgetPointer) != 0 { return gtk_window_close(windowPointer) }
        let isRefused: Bool = emit("close-request", [])
        if !isRefused { gtk_window_destroy(windowPointer) }
    }

    /// Destroys the window without emitting ``closeRequest``, and tears it down before this method returns.
    /// `gtk_window_destroy`.
    ///
    /// If GTK is currently showing, hiding, measuring, allocating or drawing widgets of the window, or binding a list
    /// row in it, the window is destroyed when the main loop is idle. The same applies to ``close()``.
    public func destroy() {
        if WindowTeardown.isOpen(self), WindowMoment.isBusy(self) { return performLater { $0.destroy() } }
        gtk_window_destroy(windowPointer)
        WindowTeardown.finish(self)
    }

    /// Calls a closure when the main loop is idle, unless the window is destroyed before that.
    private func performLater(_ body: @escaping @MainActor (Window) -> Void) {
        MainContext.default.schedule(options: .init(priority: .high)) {
            MainThread.assume {
                if WindowTeardown.isOpen(self) { body(self) }
            }
        }
    }

    private var windowPointer: UnsafeMutablePointer<GtkWindow> {
        pointer.assumingMemoryBound(to: GtkWindow.self)
    }
}
