import CGtk

/// Initialises GTK if that has not been done, and says whether there is a display to open windows on.
///
/// Where there is none, `Display.open(_:)` can still open a later one. Answers to `gtk_init_check`.
@MainActor
public func isDisplayAvailable() -> Bool {
    Library.initialize()
    return gdk_display_get_default() != nil
}
