import CGtk

extension GTK {
    /// Initializes GTK. Returns a Boolean value that indicates whether a display is available.
    ///
    /// If the result is false, you can still open a display with `Display.open(_:)`. `gtk_init_check`.
    @MainActor
    public static func isDisplayAvailable() -> Bool {
        Library.initialize()
        return gdk_display_get_default() != nil
    }
}
