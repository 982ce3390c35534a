import CGtk
import Gsk

/// Hides the surface of a window that is unrealized without having been shown.
///
/// The defect: under X11 a realized window computes its size when the main loop is idle. GTK cancels the computation only when it
/// hides the surface of the window, and it hides only surfaces that were shown. A window that is realized and destroyed without
/// being shown is freed before the computation, which then calls it.
///
/// The guard: the surface is hidden when the window is unrealized.
@MainActor
enum UnpresentedWindow {
    /// Follows a window. Called for each window that is added to the list of windows.
    static func watch(_ window: UnsafeMutableRawPointer) {
        guard GTKDefect.unpresentedWindow.isPresent else { return }
        connectHandler(to: "unrealize", of: window) {
            guard GTKDefect.unpresentedWindow.isGuarded, let surface = gtk_native_get_surface(OpaquePointer(window))
            else { return }
            gdk_surface_hide(surface)
        }
    }
}
