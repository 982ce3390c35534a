import Glibc
import Gtk

/// The environment variables that GTK goes by.
@MainActor
enum ProgramEnvironment {
    /// Settles what GTK is to find in the environment.
    ///
    /// To be called before anything of GTK's: that starts threads which read the environment, so it cannot be changed
    /// after.
    static func prepare() {
        turnOffAccessibilityWithoutSessionBus()
        // Said to the library instead, as it can be said anew should there turn out to be no such display.
        if let backends = getenv("GDK_BACKEND") {
            Display.allow(backends: [String(cString: backends)])
            unsetenv("GDK_BACKEND")
        }
    }

    /// Assistive technologies are served over the session bus. Where there is none, GTK would complain of that.
    private static func turnOffAccessibilityWithoutSessionBus() {
        guard getenv("DBUS_SESSION_BUS_ADDRESS") == nil else { return }
        if let directory = getenv("XDG_RUNTIME_DIR"), access(String(cString: directory) + "/bus", F_OK) == 0 { return }
        // What the user decided stays.
        setenv("GTK_A11Y", "none", 0)
    }
}
