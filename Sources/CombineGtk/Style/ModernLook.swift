import CStyleSheets
import Glibc
import Gtk

/// The style sheets of ``Appearance/modern`` on a display. The user's preferences determine the variant.
@MainActor
final class ModernLook {
    private(set) static var current: ModernLook?

    static var isApplied: Bool { current != nil }

    /// Applies the style, and updates it when the desktop's preferences change.
    ///
    /// - Parameter bus: The session bus, which provides the portal, or nil if the program isn't connected to it.
    static func apply(to display: Display, settings: Gtk.Settings, bus: DBusConnection?) {
        if current?.display === display || isOtherThemeRequired { return }
        current?.end()
        current = ModernLook(display, settings, bus)
    }

    /// Removes the style, so that the desktop's theme takes effect.
    static func remove() {
        current?.end()
        current = nil
    }

    /// A Boolean value that indicates whether the environment variable `GTK_THEME` names a theme that isn't part of
    /// GTK. GTK then ignores `gtk-theme-name` and `gtk-application-prefer-dark-theme`.
    private static var isOtherThemeRequired: Bool {
        guard let value = getenv("GTK_THEME") else { return false }
        return !isThemeOfGTK(String(String(cString: value).prefix { $0 != ":" }))
    }

    private static func isThemeOfGTK(_ name: String) -> Bool {
        ["", "Adwaita", "Empty", "HighContrast"].contains(name) || name.hasPrefix("Default")
    }

    private let display: Display
    private let settings: Gtk.Settings
    private let colors: StyleSheet
    private let sheet = StyleSheet.ofPackage("modern", combinegtk_modern_css())
    private let highContrast = StyleSheet.ofPackage("modern-high-contrast", combinegtk_modern_high_contrast_css())
    private var isThemeReplaced = false
    private var portalAccent: RGBA?
    private var portalContrast: Bool?
    private var desktopContrast = false
    private(set) var palette = Palette()
    private var cancellables: Set<AnyCancellable> = []

    private init(_ display: Display, _ settings: Gtk.Settings, _ bus: DBusConnection?) {
        (self.display, self.settings) = (display, settings)
        colors = .ofPackage("palette", palette.css)
        colors.apply(to: display, in: .look)
        sheet.apply(to: display, in: .look)
        settings.publisher(for: \.themeName).sink { [weak self] name in self?.themeChanged(to: name ?? "") }
            .store(in: &cancellables)
        settings.publisher(for: \.isDark).dropFirst().sink { [weak self] _ in self?.update() }.store(in: &cancellables)
        followContrastOfGNOME()
        if let bus { followPortal(bus) }
        update()
    }

    private func end() {
        cancellables.removeAll()
        for sheet in [colors, sheet, highContrast] { sheet.remove(from: display) }
        if isThemeReplaced { settings.resetTheme() }
    }

    /// Replaces a theme that isn't part of GTK with a GTK theme, because the style sheets build on the GTK themes.
    private func themeChanged(to name: String) {
        if Self.isThemeOfGTK(name) { return update() }
        isThemeReplaced = true
        let name = name.lowercased()
        let contrast = name.hasPrefix("highcontrast") ? "-hc" : ""
        let variant = ["dark", "inverse"].contains { name.firstOccurrence(of: $0) != nil } ? "-dark" : ""
        settings.themeName = "Default\(contrast)\(variant)"
    }

    private func followContrastOfGNOME() {
        let (schema, key) = ("org.gnome.desktop.a11y.interface", "high-contrast")
        guard GSettings.isInstalled(schema, key: key) else { return }
        let desktop = GSettings(schemaID: schema)
        desktopContrast = desktop.boolean(forKey: key)
        desktop.changed.filter { $0 == key }.sink { [weak self] _ in
            self?.desktopContrast = desktop.boolean(forKey: key)
            self?.update()
        }.store(in: &cancellables)
    }

    private func followPortal(_ bus: DBusConnection) {
        DesktopPortal.follow(.contrast, on: bus) { [weak self] in
            self?.portalContrast = $0.int.map { $0 == 1 }
            self?.update()
        }.store(in: &cancellables)
        DesktopPortal.follow(.accentColor, on: bus) { [weak self] in
            // If a component is outside of 0...1, the user has no preferred accent color.
            let parts = $0.children.compactMap(\.double).filter { (0...1).contains($0) }
            self?.portalAccent = parts.count == 3 ? RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: 1) : nil
            self?.update()
        }.store(in: &cancellables)
    }

    private func update() {
        let theme = getenv("GTK_THEME").map { String(cString: $0) } ?? settings.themeName ?? ""
        let isHighContrastTheme = theme.hasPrefix("HighContrast") || theme.firstOccurrence(of: "-hc") != nil
        let palette = Palette(
            isDark: isThemeDark,
            hasHighContrast: isHighContrastTheme || portalContrast ?? desktopContrast || settings.prefersMoreContrast,
            accent: portalAccent ?? Palette.defaultAccent
        )
        if palette == self.palette { return }
        let hadHighContrast = self.palette.hasHighContrast
        self.palette = palette
        do {
            try colors.reload(Array(palette.css.utf8))
        } catch {
            fatalError("GTK can't parse the palette: \(error)")
        }
        if palette.hasHighContrast, !hadHighContrast { highContrast.apply(to: display, in: .look) }
        if !palette.hasHighContrast, hadHighContrast { highContrast.remove(from: display) }
    }

    /// A Boolean value that indicates whether GTK uses the dark variant of its theme. Several settings can select that
    /// variant, so this property examines a color of the theme.
    private var isThemeDark: Bool {
        // The palette doesn't define this color, so its value is from the theme.
        let background = Label("").styleContext.lookupColor("theme_unfocused_base_color")
        return background.map { $0.luminance < 0.5 } ?? settings.isDark
    }
}
