import CGtk
import RequiredVersion

/// What GTK needs before its first object: its classes known by name, and the library itself initialised.
@MainActor
@_spi(Binding)
public enum Library {
    /// Initialises GTK, on the display if there is one, and starts looking after windows. Done once; making any of GTK's
    /// objects does it, but for an `Application`, which does it when it starts.
    public static func initialize() {
        _ = initialized
    }

    /// Initialises GTK for what needs a display, such as a widget.
    ///
    /// Traps where there is none: ask ``GTK/isDisplayAvailable()`` first.
    public static func prepare() {
        _ = prepared
    }

    private static let initialized: Void = {
        RequiredVersion.check()
        GtkTypes.register()
        // Whether it found a display is asked where one is needed.
        gtk_init_check()
        WindowTeardown.start()
        IsolationCheck.start()
        EditableLabelTimeout.start()
        EditableLabelFocus.start()
        DragSourceTimeout.start()
        ClosedPopover.start()
        UnfocusedPopover.start()
        PrintContextOperation.start()
        #if DEBUG
        UnansweredActions.start()
        #endif
    }()

    private static let prepared: Void = {
        guard GTK.isDisplayAvailable() else {
            fatalError("GTK found no display to open; ask GTK.isDisplayAvailable() before making widgets")
        }
    }()
}
