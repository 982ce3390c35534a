import CGtk
import Gsk

/// Prevents GTK from using a freed window that was realized but never shown.
///
/// The defect: on X11, the size of a realized window is computed when the main loop is idle. GTK cancels this
/// computation only when it hides the window's surface. It never hides a surface that wasn't shown. If a window is
/// realized and destroyed without being shown, the computation runs after the window was freed.
///
/// The workaround: the surface is hidden when the window is unrealized.
@MainActor
enum UnpresentedWindow {
    /// Observes a window. Called for each window that is added to the GTK list of windows.
    static func watch(_ window: UnsafeMutableRawPointer) {
        guard GTKDefect.unpresentedWindow.isPresent else { return }
        let unrealized: @convention(c) (UnsafeMutableRawPointer?, gpointer?) -> Void = { window, _ in
            // `nonisolated(unsafe)` is safe here, because windows are used on the main thread.
            nonisolated(unsafe) let window = window.map { OpaquePointer($0) }
            MainThread.assume {
                guard GTKDefect.unpresentedWindow.isPatched, let surface = gtk_native_get_surface(window) else {
                    return
                }
                gdk_surface_hide(surface)
            }
        }
        connectCallback(unsafeBitCast(unrealized, to: GCallback.self), to: "unrealize", of: window)
    }
}
