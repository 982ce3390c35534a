import Gtk

/// Which variant of the theme a program has. SwiftUI's `ColorScheme`, `UIUserInterfaceStyle`, `AdwColorScheme`.
public enum ColorScheme: String, CaseIterable, Sendable, OptionValue {
    case light
    case dark
    /// What the desktop prefers, now and whenever that changes.
    case system
}

extension Application {
    /// The variant of the theme that the program's windows have. For an application that has started, as it has in
    /// ``GtkApp/startUp(_:)``; before, on a program without a display, it traps.
    ///
    /// A ``GtkApp`` starts with ``ColorScheme/system``, or with what `--color-scheme` says. Setting it sets `Settings.isDark`.
    public var colorScheme: ColorScheme {
        get { DesktopColorScheme.chosen }
        set {
            guard let settings = Gtk.Settings.default else {
                fatalError("colorScheme is for an application that has a display, as it has once it started")
            }
            DesktopColorScheme.choose(newValue, with: settings, bus: isRegistered ? dbusConnection : nil)
        }
    }
}
