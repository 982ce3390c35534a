import CombineGtk

/// The desktop's preference for light or dark, where GNOME's users set it.
///
/// GTK 4.8 does not follow it by itself.
@MainActor
enum DesktopColorScheme {
    private static let schema = "org.gnome.desktop.interface"
    private static let key = "color-scheme"

    /// Has GTK use the variant that the desktop prefers, now and whenever that changes, while the object is kept.
    ///
    /// Returns `nil`, and leaves GTK to itself, where the desktop has no such preference.
    static func follow(with settings: Gtk.Settings) throws -> AnyCancellable? {
        guard GSettings.isInstalled(schema, key: key) else { return nil }
        let desktop = GSettings(schemaID: schema)
        let changes = try desktop.publisher(forSignal: "changed::\(key)")
        let following = changes.sink { _ in apply(desktop, to: settings) }
        apply(desktop, to: settings)
        return following
    }

    private static func apply(_ desktop: GSettings, to settings: Gtk.Settings) {
        settings.gtkApplicationPreferDarkTheme = desktop.string(forKey: key) == "prefer-dark"
    }
}
