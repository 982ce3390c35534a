import CGtk
@_spi(Binding) import Gsk

extension Window {
    /// Requests that the window be closed, like the button in its title bar. `gtk_window_close`.
    ///
    /// This method emits ``closeRequest``. If no handler prevents it, the window is destroyed. The teardown happens in
    /// the next iteration of the main loop. In contrast to `gtk_window_close`, this method also closes a window that
    /// was never shown. If the window was already destroyed, this method has no effect. Dialogs of the window don't
    /// prevent it from closing.
    public func close() {
        guard WindowTeardown.isOpen(self) else { return }
        if WindowActivity.isBusy(self) { return performLater { $0.close() } }
        if gtk_widget_get_realized(widgetPointer) != 0 {
            return withoutClosingDialogs { gtk_window_close(windowPointer) }
        }
        let isPrevented: Bool = emit("close-request", [])
        if !isPrevented { gtk_window_destroy(windowPointer) }
    }

    /// Destroys the window without emitting ``closeRequest``, and tears it down before returning. `gtk_window_destroy`.
    ///
    /// A window can't be destroyed while GTK is showing, hiding, measuring, allocating or drawing its widgets, binding a
    /// list row in it, or moving the focus or the pointer out of a widget. In this case, the window is destroyed in the
    /// next iteration of the main loop. The same applies to ``close()``.
    public func destroy() {
        if WindowTeardown.isOpen(self) {
            if WindowActivity.isBusy(self) { return performLater { $0.destroy() } }
        } else if gtk_widget_get_realized(widgetPointer) != 0 || WindowActivity.isBusy(self) {
            // GTK is still destroying the window, for example if a handler of `unrealize` calls this method. The
            // teardown is already scheduled.
            return
        }
        gtk_window_destroy(windowPointer)
        WindowTeardown.finish(self)
    }

    /// Calls a closure that closes the window. During the call, libadwaita can't close a dialog instead of the window.
    ///
    /// In a libadwaita window, the container of the dialogs handles `close-request`. If a dialog is open, the handler
    /// closes the dialog and keeps the window open. This is appropriate only if the user closes the window.
    private func withoutClosingDialogs(_ body: () -> Void) {
        guard let host = innerDialogs.first?.parent else { return body() }
        let mask = GSignalMatchType(rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
        let signal = g_signal_lookup("close-request", gtk_window_get_type())
        g_signal_handlers_block_matched(pointer, mask, signal, 0, nil, nil, host.pointer)
        body()
        g_signal_handlers_unblock_matched(pointer, mask, signal, 0, nil, nil, host.pointer)
    }

    /// Calls a closure in the next iteration of the main loop, with high priority, unless the window has been destroyed
    /// by then.
    private func performLater(_ body: @escaping @MainActor (Window) -> Void) {
        MainContext.default.schedule(options: .init(priority: .high)) {
            MainThread.assume {
                if WindowTeardown.isOpen(self) { body(self) }
            }
        }
    }

    private var windowPointer: UnsafeMutablePointer<GtkWindow> { pointer.assumingMemoryBound(to: GtkWindow.self) }
}
