import Gtk

/// A variant of a theme. It corresponds to `ColorScheme` in SwiftUI, `UIUserInterfaceStyle` in UIKit and
/// `AdwColorScheme`.
public enum ColorScheme: String, CaseIterable, Sendable, OptionValue {
    case light
    case dark
    /// The variant that the desktop prefers. Changes take effect immediately.
    case system
}

/// An application whose visual style and color scheme are controlled by a library other than GTK.
@MainActor
package protocol SelfStyled: Application {
    var libraryColorScheme: ColorScheme { get set }
}

extension Application {
    /// The variant of the theme for the program's windows.
    ///
    /// The default of a ``GtkApp`` is the value of the option `--color-scheme`, or ``ColorScheme/system`` without this
    /// option. Setting this property also sets `Settings.isDark`.
    ///
    /// Set this property after the application has started, for example in ``GtkApp/startUp(_:)``. The setter traps if
    /// the application hasn't started or if there is no display.
    public var colorScheme: ColorScheme {
        get { (self as? any SelfStyled)?.libraryColorScheme ?? DesktopColorScheme.chosen }
        set {
            guard let settings = Gtk.Settings.default else {
                fatalError(
                    "colorScheme requires an application with a display. Set it after the application has started."
                )
            }
            if let owner = self as? any SelfStyled {
                owner.libraryColorScheme = newValue
            } else {
                DesktopColorScheme.choose(newValue, with: settings, bus: dbusConnection)
            }
        }
    }
}
