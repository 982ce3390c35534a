import Glibc

/// Assistive technologies, which GTK serves over the session bus.
enum Accessibility {
    /// Has GTK do without where there is no session bus, as it would complain of that.
    static func turnOffWithoutSessionBus() {
        guard getenv("DBUS_SESSION_BUS_ADDRESS") == nil else { return }
        if let directory = getenv("XDG_RUNTIME_DIR"), access(String(cString: directory) + "/bus", F_OK) == 0 { return }
        turnOff()
    }

    /// Has GTK do without, unless the user decided otherwise.
    static func turnOff() {
        setenv("GTK_A11Y", "none", 0)
    }
}
