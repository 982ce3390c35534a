import Combine
import Gtk

/// The desktop's preference for light or dark, which GTK 4.8 does not follow by itself.
///
/// Every desktop has it at its portal, and GNOME in its settings too, where it is read at once. The portal's word counts.
@MainActor
enum DesktopColorScheme {
    private static let schema = "org.gnome.desktop.interface"
    private static let key = "color-scheme"

    /// What the program has chosen.
    private(set) static var chosen = ColorScheme.system
    private static var following: AnyCancellable?

    /// Has GTK use a variant, or what the desktop prefers.
    ///
    /// - Parameter bus: the session's, where the portal is; `nil` for none.
    static func choose(_ scheme: ColorScheme, with settings: Gtk.Settings, bus: DBusConnection?) {
        chosen = scheme
        following = nil
        switch scheme {
        case .light: settings.gtkApplicationPreferDarkTheme = false
        case .dark: settings.gtkApplicationPreferDarkTheme = true
        case .system: following = follow(with: settings, bus: bus)
        }
    }

    /// Has GTK use the variant that the desktop prefers, now and whenever that changes, while the object is kept.
    ///
    /// Leaves GTK to itself where the desktop has no such preference.
    private static func follow(with settings: Gtk.Settings, bus: DBusConnection?) -> AnyCancellable {
        var cancellables: Set<AnyCancellable> = []
        let portalSays = CurrentValueRelay<Bool?>(nil)
        if GSettings.isInstalled(schema, key: key) {
            let desktop = GSettings(schemaID: schema)
            func apply() {
                if portalSays.value == nil {
                    settings.gtkApplicationPreferDarkTheme = desktop.string(forKey: key) == "prefer-dark"
                }
            }
            desktop.changed.filter { $0 == key }.sink { _ in apply() }.store(in: &cancellables)
            apply()
        }
        if let bus {
            portalSays.compactMap { $0 }.sink { settings.gtkApplicationPreferDarkTheme = $0 }.store(in: &cancellables)
            DesktopPortal.followColorScheme(on: bus) { portalSays.accept($0) }.store(in: &cancellables)
        }
        return AnyCancellable { [cancellables] in cancellables.forEach { $0.cancel() } }
    }
}
