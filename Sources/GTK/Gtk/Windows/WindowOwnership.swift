import CGtk
import Gsk

/// The ownership of a window. Its Swift owners own it until it's first shown. Then GTK owns it until it's destroyed.
///
/// GTK has a list of all windows, with a reference to each from the beginning. Without this type, a window that Swift
/// created and released without showing it would never be freed.
@MainActor
enum WindowOwnership {
    /// Counts the reference of GTK to a window after it was first shown. It's called for each window that is added to
    /// the GTK list of windows.
    static func watch(_ window: UnsafeMutableRawPointer) {
        let shown: @convention(c) (UnsafeMutableRawPointer?, gpointer?) -> Void = { window, _ in
            guard let window else { return }
            // `nonisolated(unsafe)` is safe here: GTK shows windows on the main thread.
            nonisolated(unsafe) let pointer = window
            MainThread.assume(of: "a window") { Object.countInitialReference(of: pointer) }
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

    /// Removes a window that was never shown and that has no other owners from the GTK list.
    static func drop(_ window: UnsafeMutableRawPointer) {
        WindowTeardown.releaseTransients(of: window)
        gtk_window_destroy(window.assumingMemoryBound(to: GtkWindow.self))
    }
}
