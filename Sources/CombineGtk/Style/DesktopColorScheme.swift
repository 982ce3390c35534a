import CGtk
import Combine
import Gtk

/// The desktop's preference for the light or the dark variant of the theme.
///
/// GTK follows the preference itself only on Wayland and from 4.20 on. Desktops publish it through the settings portal,
/// and GNOME also in its own settings, which can be read immediately. The portal takes precedence.
@MainActor
enum DesktopColorScheme {
    private static let schema = "org.gnome.desktop.interface"
    private static let key = "color-scheme"

    /// The program's choice.
    private(set) static var chosen = ColorScheme.system
    private static var following: AnyCancellable?

    /// Makes GTK use a variant, or follow the desktop's preference.
    ///
    /// - Parameter bus: The session bus, which provides the portal, or nil if the program isn't connected to it.
    static func choose(_ scheme: ColorScheme, with settings: Gtk.Settings, bus: DBusConnection?) {
        chosen = scheme
        following = nil
        switch scheme {
        case .light: settings.isDark = false
        case .dark: settings.isDark = true
        case .system:
            // Observers see the result, not the steps.
            let object = settings.pointer.assumingMemoryBound(to: GObject.self)
            g_object_freeze_notify(object)
            defer { g_object_thaw_notify(object) }
            settings.resetColorScheme()
            following = follow(with: settings, bus: bus)
        }
    }

    /// Makes GTK use the variant that the desktop prefers, now and after each change, until the result is cancelled.
    ///
    /// If the desktop has no such preference, GTK decides.
    private static func follow(with settings: Gtk.Settings, bus: DBusConnection?) -> AnyCancellable {
        var cancellables: Set<AnyCancellable> = []
        let portalSays = CurrentValueRelay<Bool?>(nil)
        if GSettings.isInstalled(schema, key: key) {
            let desktop = GSettings(schemaID: schema)
            func apply() {
                if portalSays.value == nil {
                    settings.isDark = desktop.string(forKey: key) == "prefer-dark"
                }
            }
            desktop.changed.filter { $0 == key }.sink { _ in apply() }.store(in: &cancellables)
            apply()
        }
        if let bus {
            portalSays.compactMap { $0 }.sink { settings.isDark = $0 }.store(in: &cancellables)
            // 1 is dark, 2 light, and 0 no preference.
            DesktopPortal.follow(.colorScheme, on: bus) { if let scheme = $0.int { portalSays.accept(scheme == 1) } }
                .store(in: &cancellables)
        }
        return AnyCancellable { [cancellables] in cancellables.forEach { $0.cancel() } }
    }
}
