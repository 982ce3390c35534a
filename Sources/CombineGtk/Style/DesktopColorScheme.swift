import CGtk
import Gtk

/// The desktop's preference for the light or the dark variant of the theme.
///
/// GTK itself observes this preference only on Wayland, and only since version 4.20. Desktops publish it through the
/// settings portal. GNOME also stores it in its own settings, which can be read immediately. The portal takes
/// precedence.
@MainActor
enum DesktopColorScheme {
    private static let schema = "org.gnome.desktop.interface"
    private static let key = "color-scheme"

    /// The variant that the program chose.
    private(set) static var chosen = ColorScheme.system
    private static var following: AnyCancellable?

    /// Makes GTK use a variant or follow the desktop's preference.
    ///
    /// - Parameter bus: The session bus, which provides the portal, or nil if the program isn't connected to it.
    static func choose(_ scheme: ColorScheme, with settings: Gtk.Settings, bus: DBusConnection?) {
        chosen = scheme
        following = nil
        switch scheme {
        case .light: settings.isDark = false
        case .dark: settings.isDark = true
        case .system:
            // Freezes notifications, so that observers only see the final value.
            let object = settings.pointer.assumingMemoryBound(to: GObject.self)
            g_object_freeze_notify(object)
            defer { g_object_thaw_notify(object) }
            settings.resetColorScheme()
            following = follow(with: settings, bus: bus)
        }
    }

    /// Makes GTK use the variant that the desktop prefers, until the result is cancelled. Changes of the preference
    /// take effect immediately.
    ///
    /// If the desktop has no preference, the default of GTK applies.
    private static func follow(with settings: Gtk.Settings, bus: DBusConnection?) -> AnyCancellable {
        var cancellables: Set<AnyCancellable> = []
        let portalPreference = CurrentValueRelay<Bool?>(nil)
        if GSettings.isInstalled(schema, key: key) {
            let desktop = GSettings(schemaID: schema)
            func apply() {
                if portalPreference.value == nil { settings.isDark = desktop.string(forKey: key) == "prefer-dark" }
            }
            desktop.changed.filter { $0 == key }.sink { _ in apply() }.store(in: &cancellables)
            apply()
        }
        if let bus {
            portalPreference.compactMap { $0 }.sink { settings.isDark = $0 }.store(in: &cancellables)
            // The value is 1 for dark, 2 for light, and 0 for no preference.
            DesktopPortal.follow(.colorScheme, on: bus) {
                if let scheme = $0.int { portalPreference.accept(scheme == 1) }
            }.store(in: &cancellables)
        }
        return AnyCancellable(Array(cancellables))
    }
}
