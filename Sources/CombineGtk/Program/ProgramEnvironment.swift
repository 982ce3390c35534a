import Glibc
import Gtk

/// Functions that adjust the environment variables that GTK reads.
@MainActor
enum ProgramEnvironment {
    /// Adjusts the environment variables of this process.
    ///
    /// Call this method before any GTK function. GTK starts threads that read the environment, so later changes would
    /// be a data race.
    static func prepare() {
        turnOffAccessibilityWithoutSessionBus()
        // Passes the backends to GDK through a function, and removes the environment variable. Otherwise, the program
        // couldn't choose another backend if the display doesn't exist.
        if let backends = getenv("GDK_BACKEND") {
            Display.allow(backends: [String(cString: backends)])
            unsetenv("GDK_BACKEND")
        }
    }

    /// Disables accessibility if there is no session bus. Otherwise, GTK would log a warning.
    private static func turnOffAccessibilityWithoutSessionBus() {
        guard getenv("DBUS_SESSION_BUS_ADDRESS") == nil else { return }
        if let directory = getenv("XDG_RUNTIME_DIR"), access(String(cString: directory) + "/bus", F_OK) == 0 { return }
        // With 0 as the last argument, a value that the user has set is kept.
        setenv("GTK_A11Y", "none", 0)
    }
}
