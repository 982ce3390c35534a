import Gtk

/// The visual style of a program's windows.
public enum Appearance: String, CaseIterable, Sendable {
    /// Flat surfaces, rounded groups and the accent color of the desktop, like the programs of GNOME.
    ///
    /// The light, dark and high-contrast variants depend on the desktop's preferences and `Application.colorScheme`.
    /// The style defines the named colors and style classes of libadwaita, such as `@accent_bg_color`,
    /// `@card_bg_color`, `.card`, `.boxed-list`, `.pill` and `.title-1`.
    case modern
    /// The theme of the desktop.
    case theme
}

extension Application {
    /// The visual style of the program's windows.
    ///
    /// The default of a ``GtkApp`` is ``Appearance/modern``. The program's own style sheets take precedence. If the
    /// environment variable `GTK_THEME` names a theme that isn't part of GTK, the program uses that theme.
    ///
    /// Set this property after the application has started, for example in ``GtkApp/startUp(_:)``. The setter traps if
    /// the application hasn't started or if there is no display.
    public var appearance: Appearance {
        get { ModernLook.isApplied ? .modern : .theme }
        set {
            guard let display = Display.default, let settings = Gtk.Settings.default else {
                fatalError(
                    "appearance requires an application with a display. Set it after the application has started."
                )
            }
            switch newValue {
            case .modern: ModernLook.apply(to: display, settings: settings, bus: dbusConnection)
            case .theme: ModernLook.remove()
            }
        }
    }
}
