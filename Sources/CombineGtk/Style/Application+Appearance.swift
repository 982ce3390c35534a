import Gtk

/// The look of a program's windows.
public enum Appearance: String, CaseIterable, Sendable {
    /// Flat surfaces, rounded groups and the accent color of the desktop, like the programs of GNOME.
    ///
    /// It has a light, a dark and a high-contrast variant, which follow the desktop's preferences and `Application.colorScheme`.
    /// The named colors and style classes are those of libadwaita: `@accent_bg_color`, `@card_bg_color`, `.card`, `.boxed-list`,
    /// `.pill`, `.title-1` and so on.
    case modern
    /// The theme of the desktop.
    case theme
}

extension Application {
    /// The look of the program's windows. The application must have started, as in ``GtkApp/startUp(_:)``. Before that, or
    /// without a display, setting it traps.
    ///
    /// A ``GtkApp`` starts with ``Appearance/modern``. The program's own style sheets take precedence. If the
    /// environment variable `GTK_THEME` names a theme that isn't part of GTK, the program uses that theme.
    public var appearance: Appearance {
        get { ModernLook.isApplied ? .modern : .theme }
        set {
            guard let display = Display.default, let settings = Gtk.Settings.default else {
                fatalError(
                    "appearance requires an application with a display. An application has one after it started."
                )
            }
            switch newValue {
            case .modern: ModernLook.apply(to: display, settings: settings, bus: isRegistered ? dbusConnection : nil)
            case .theme: ModernLook.remove()
            }
        }
    }
}
