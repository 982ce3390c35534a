import Glibc
import Gtk

/// The environment variables that GTK uses.
@MainActor
enum ProgramEnvironment {
    /// Determines what GTK finds in the environment.
    ///
    /// Prepares the environment. Call it before you use GTK, which starts threads that read the environment, so that it
    /// can't be changed afterward.
    static func prepare() {
        turnOffAccessibilityWithoutSessionBus()
        // It's set in the library instead, where it can be changed if the display doesn't exist.
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
