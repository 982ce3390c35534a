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
