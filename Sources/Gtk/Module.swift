import CGtk

@_exported import Gdk

/// What GTK needs before its first object: its classes known by name, and the library itself initialised.
@MainActor
enum Library {
    /// Makes this module's classes known, so that objects which C hands over come as them.
    static func registerTypes() {
        _ = typesRegistered
    }

    /// Also initialises GTK and starts looking after windows. Done once; making a widget does it.
    ///
    /// Traps where there is no display: ask ``isDisplayAvailable()`` first.
    static func prepare() {
        _ = prepared
    }

    private static let typesRegistered: Void = TypeRegistry.register([
        "GApplication": Gio.Application.self,
        "GSettings": Gio.Settings.self,
        "GdkDisplay": Display.self,
        "GdkTexture": Texture.self,
        "GtkAdjustment": Adjustment.self,
        "GtkApplication": Application.self,
        "GtkApplicationWindow": ApplicationWindow.self,
        "GtkBox": Box.self,
        "GtkButton": Button.self,
        "GtkEntry": Entry.self,
        "GtkEventController": EventController.self,
        "GtkGestureClick": GestureClick.self,
        "GtkLabel": Label.self,
        "GtkSettings": Settings.self,
        "GtkText": Text.self,
        "GtkWidget": Widget.self,
        "GtkWindow": Window.self,
    ])

    private static let prepared: Void = {
        registerTypes()
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
    Library.registerTypes()
    // Asked again after a failure, `gtk_init_check` says that all is well.
    return gtk_init_check() != 0 && gdk_display_get_default() != nil
}
