import CGtk
@_spi(Binding) import GdkPixbuf

extension Display {
    /// Restricts the windowing systems for displays that are opened later, `gdk_set_allowed_backends`.
    ///
    /// - Parameter backends: The names, such as `"wayland"`, `"x11"` and `"broadway"`, in order of preference. `"*"`
    ///   stands for all other windowing systems.
    public static func allow(backends: [String]) {
        gdk_set_allowed_backends(terminated(backends.joined(separator: ","), "Display.allow(backends:)"))
    }
}
