import Combine
import Gtk

/// The desktop's preference for light or dark, where GNOME's users set it.
///
/// GTK 4.8 does not follow it by itself.
@MainActor
enum DesktopColorScheme {
    private static let schema = "org.gnome.desktop.interface"
    private static let key = "color-scheme"

    /// What the program has chosen.
    private(set) static var chosen = ColorScheme.system
    private static var following: AnyCancellable?

    /// Has GTK use a variant, or the one that the desktop prefers.
    static func choose(_ scheme: ColorScheme, with settings: Gtk.Settings) {
        chosen = scheme
        following = nil
        switch scheme {
        case .light: settings.gtkApplicationPreferDarkTheme = false
        case .dark: settings.gtkApplicationPreferDarkTheme = true
        case .system: following = follow(with: settings)
        }
    }

    /// Has GTK use the variant that the desktop prefers, now and whenever that changes, while the object is kept.
    ///
    /// Returns `nil`, and leaves GTK to itself, where the desktop has no such preference.
    private static func follow(with settings: Gtk.Settings) -> AnyCancellable? {
        guard GSettings.isInstalled(schema, key: key) else { return nil }
        let desktop = GSettings(schemaID: schema)
        let following = desktop.changed.filter { $0 == key }.sink { _ in apply(desktop, to: settings) }
        apply(desktop, to: settings)
        return following
    }

    private static func apply(_ desktop: GSettings, to settings: Gtk.Settings) {
        settings.gtkApplicationPreferDarkTheme = desktop.string(forKey: key) == "prefer-dark"
    }
}
