import Glibc
import Gtk

/// The environment variables that GTK uses.
@MainActor
enum ProgramEnvironment {
    /// Prepares the environment for GTK.
    ///
    /// Call it before you use GTK. GTK starts threads that read the environment, so the environment can't be changed
    /// safely afterwards.
    static func prepare() {
        turnOffAccessibilityWithoutSessionBus()
        // The backend is set in GDK instead, because there it can be changed if the display doesn't exist.
        if let backends = getenv("GDK_BACKEND") {
            Display.allow(backends: [String(cString: backends)])
            unsetenv("GDK_BACKEND")
        }
    }

    /// Turns off accessibility if there is no session bus, which it requires. Otherwise GTK would log a warning.
    private static func turnOffAccessibilityWithoutSessionBus() {
        guard getenv("DBUS_SESSION_BUS_ADDRESS") == nil else { return }
        if let directory = getenv("XDG_RUNTIME_DIR"), access(String(cString: directory) + "/bus", F_OK) == 0 { return }
        // A value that the user has set isn't changed.
        setenv("GTK_A11Y", "none", 0)
    }
}
