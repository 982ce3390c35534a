import CGtk

@_exported import Gsk

/// The GTK that runs.
public enum GTK {
    /// Its version, such as 4.8.3. `gtk_get_major_version` and its like.
    public static var version: (major: Int, minor: Int, micro: Int) {
        (Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version()))
    }
}

/// What GTK needs before its first object: its classes known by name, and the library itself initialised.
@MainActor
enum Library {

    /// Initialises GTK, on the display if there is one, and starts looking after windows. Done once; making any of GTK's
    /// objects does it, but for an `Application`, which does it when it starts.
    static func initialize() {
        _ = initialized
    }

    /// Initialises GTK for what needs a display, such as a widget.
    ///
    /// Traps where there is none: ask ``isDisplayAvailable()`` first.
    static func prepare() {
        _ = prepared
    }

    private static let initialized: Void = {
        GtkTypes.register()
        // Whether it found a display is asked where one is needed.
        gtk_init_check()
        WindowTeardown.start()
        EditableLabelTimeout.start()
    }()

    private static let prepared: Void = {
        guard isDisplayAvailable() else {
            fatalError("GTK found no display to open; ask isDisplayAvailable() before making widgets")
        }
    }()
}

/// Initialises GTK if that has not been done, and says whether there is a display to open windows on.
///
/// Where there is none, `Display.open(_:)` can still open one that came up since. Answers to `gtk_init_check`.
@MainActor
public func isDisplayAvailable() -> Bool {
    Library.initialize()
    return gdk_display_get_default() != nil
}
