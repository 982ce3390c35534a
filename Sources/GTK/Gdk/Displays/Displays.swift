import CGtk
@_spi(Binding) import GdkPixbuf

extension Display {
    /// Restricts the windowing systems of displays that are opened from now on, `gdk_set_allowed_backends`.
    ///
    /// - Parameter backends: The names, such as `"wayland"`, `"x11"` and `"broadway"`, in order of preference. `"*"`
    ///   stands for the remaining ones.
    public static func allow(backends: [String]) {
        gdk_set_allowed_backends(terminated(backends.joined(separator: ","), "Display.allow(backends:)"))
    }
}
