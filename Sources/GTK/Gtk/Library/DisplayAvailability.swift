import CGtk

extension GTK {
    /// Returns a Boolean value that indicates whether there is a display for windows, and initializes GTK for it.
    ///
    /// If there is none, `Display.open(_:)` can still open one later. `gtk_init_check`.
    @MainActor
    public static func isDisplayAvailable() -> Bool {
        Library.initialize()
        return gdk_display_get_default() != nil
    }
}
