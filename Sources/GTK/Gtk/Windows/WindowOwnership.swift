import CGtk
import Gsk

/// The ownership of a window: its Swift owners own it until it's first shown. From then on GTK owns it until it's
/// destroyed.
///
/// GTK has every window in its list from the beginning, with a reference. A window that Swift created, never showed and
/// released would stay there forever.
@MainActor
enum WindowOwnership {
    /// Counts the reference of GTK to a window after it was first shown. Called for each window that enters the GTK
    /// list of windows.
    static func watch(_ window: UnsafeMutableRawPointer) {
        let shown: @convention(c) (UnsafeMutableRawPointer?, gpointer?) -> Void = { window, _ in
            guard let window else { return }
            // Safe, although unchecked: GTK shows windows on the main thread.
            nonisolated(unsafe) let pointer = window
            MainThread.assume(of: "a window") { Object.countMakersReference(of: pointer) }
        }
        g_signal_connect_data(
            window,
            "show",
            unsafeBitCast(shown, to: GCallback.self),
            nil,
            nil,
            GConnectFlags(rawValue: 0)
        )
    }

    /// Removes a window from the GTK list that nothing holds anymore, and that was never shown.
    static func drop(_ window: UnsafeMutableRawPointer) {
        WindowTeardown.releaseTransients(of: window)
        gtk_window_destroy(window.assumingMemoryBound(to: GtkWindow.self))
    }
}
