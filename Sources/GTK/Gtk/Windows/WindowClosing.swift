import CGtk
@_spi(Binding) import Gsk

extension Window {
    /// Asks the window to close, like the button in its title bar. `gtk_window_close`.
    ///
    /// Emits ``closeRequest``. Unless a handler refuses, the window is destroyed, and torn down when the main loop is
    /// idle. Unlike in C, this also closes a window that was never shown. Does nothing if the window was destroyed.
    public func close() {
        guard WindowTeardown.isOpen(self) else { return }
        if WindowMoment.isBusy(self) { return performLater { $0.close() } }
        if gtk_widget_get_realized(widgetPointer) != 0 { return gtk_window_close(windowPointer) }
        let isRefused: Bool = emit("close-request", [])
        if !isRefused { gtk_window_destroy(windowPointer) }
    }

    /// Closes the window without asking, and tears it down before this method returns. `gtk_window_destroy`.
    ///
    /// If it's called while GTK shows, hides, measures, allocates or draws widgets of the window, or fills a row of a
    /// list in it, the window is torn down when the main loop is idle. The same applies to ``close()``.
    public func destroy() {
        if WindowTeardown.isOpen(self), WindowMoment.isBusy(self) { return performLater { $0.destroy() } }
        gtk_window_destroy(windowPointer)
        WindowTeardown.finish(self)
    }

    /// Calls a closure when the main loop is idle, unless the window has been destroyed by then.
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
