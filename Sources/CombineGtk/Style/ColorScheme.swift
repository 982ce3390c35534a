import Gtk

/// The variants of the theme. SwiftUI's `ColorScheme`, `UIUserInterfaceStyle`, `AdwColorScheme`.
public enum ColorScheme: String, CaseIterable, Sendable, OptionValue {
    case light
    case dark
    /// The variant that the desktop prefers, now and after it changes.
    case system
}

/// An application whose look and color scheme another library than GTK determines.
@MainActor
package protocol SelfStyled: Application {
    var libraryColorScheme: ColorScheme { get set }
}

extension Application {
    /// The variant of the theme for the program's windows. The application must have started, as in
    /// ``GtkApp/startUp(_:)``. Before that, or without a display, it traps.
    ///
    /// A ``GtkApp`` starts with ``ColorScheme/system``, or with the value of `--color-scheme`. Setting it sets
    /// `Settings.isDark`.
    public var colorScheme: ColorScheme {
        get { (self as? any SelfStyled)?.libraryColorScheme ?? DesktopColorScheme.chosen }
        set {
            guard let settings = Gtk.Settings.default else {
                fatalError(
                    "colorScheme requires an application with a display. An application has one "
                        + "after it started."
                )
            }
            if let owner = self as? any SelfStyled {
                owner.libraryColorScheme = newValue
            } else {
                DesktopColorScheme.choose(newValue, with: settings, bus: isRegistered ? dbusConnection : nil)
            }
        }
    }
}
