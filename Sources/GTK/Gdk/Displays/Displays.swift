import CGtk
@_spi(Binding) import GdkPixbuf

extension Display {
    /// Restricts the windowing systems that are tried when a display is opened later. `gdk_set_allowed_backends`.
    ///
    /// - Parameter backends: The names of the windowing systems, such as `"wayland"`, `"x11"` and `"broadway"`, in
    ///   order of preference. `"*"` stands for all other windowing systems.
    public static func allow(backends: [String]) {
        gdk_set_allowed_backends(terminated(backends.joined(separator: ","), "Display.allow(backends:)"))
    }
}

/// Traps if a new default display is nil. GTK requires a default display, because it reads the settings of this display
/// when it creates a widget.
func requireDisplay(_ display: Display?, _ what: StaticString) {
    if display == nil { fatalError("\(what): expected a Display, found nil") }
}
