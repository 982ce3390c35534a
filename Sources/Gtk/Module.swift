import CGtk

@_exported import Gsk

/// What GTK needs before its first object: its classes known by name, and the library itself initialised.
@MainActor
enum Library {
    /// Initialises GTK and starts looking after windows. Done once; making a widget does it.
    ///
    /// Traps where there is no display: ask ``isDisplayAvailable()`` first.
    static func prepare() {
        _ = prepared
    }

    private static let prepared: Void = {
        guard isDisplayAvailable() else {
            fatalError("GTK found no display to open; ask isDisplayAvailable() before making widgets")
        }
        WindowTeardown.start()
    }()
}

/// Initialises GTK if that has not been done, and says whether there is a display to open windows on.
///
/// Where there is none, `Display.open(_:)` can still open one that came up since. Answers to `gtk_init_check`.
@MainActor
public func isDisplayAvailable() -> Bool {
    GtkTypes.register()
    // Asked again after a failure, `gtk_init_check` says that all is well.
    return gtk_init_check() != 0 && gdk_display_get_default() != nil
}
