import CGtk
import Gsk

/// Manages the ownership of windows. Swift code owns a window until it's shown for the first time. After that, GTK owns
/// the window until the window is destroyed.
///
/// The GTK list of windows has a reference to each window as soon as the window is created. Without this type, a window
/// that Swift code creates and never shows wouldn't be freed.
@MainActor
enum WindowOwnership {
    /// Observes a window until it's shown. From then on, the reference that GTK has to the window keeps the wrapper
    /// alive. Called for each window that is added to the GTK list of windows.
    static func watch(_ window: UnsafeMutableRawPointer) {
        let shown: @convention(c) (UnsafeMutableRawPointer?, gpointer?) -> Void = { window, _ in
            guard let window else { return }
            // `nonisolated(unsafe)` is safe here, because GTK shows windows on the main thread.
            nonisolated(unsafe) let pointer = window
            MainThread.assume(of: "a window") { Object.countInitialReference(of: pointer) }
        }
        connectCallback(unsafeBitCast(shown, to: GCallback.self), to: "show", of: window)
    }

    /// Removes a window that was never shown from the GTK list of windows. The window is then freed, because it has no
    /// other owners.
    static func drop(_ window: UnsafeMutableRawPointer) {
        WindowTeardown.releaseTransients(of: window)
        gtk_window_destroy(window.assumingMemoryBound(to: GtkWindow.self))
    }
}
