import CGtk
@_spi(Binding) import Gsk

extension Settings {
    /// A Boolean value that indicates whether the program's windows use the dark variant of the theme.
    ///
    /// Setting this property affects this program only, and overrides the desktop's preference until you call
    /// ``resetColorScheme()``. To observe the property, use `settings.publisher(for: \.isDark)`.
    ///
    /// This property represents `GtkSettings:gtk-application-prefer-dark-theme` before GTK 4.24, and
    /// `GtkSettings:gtk-interface-color-scheme` since GTK 4.20. GTK versions with both properties use the older
    /// property for the theme and the newer property for style sheets. Therefore, both are set.
    public var isDark: Bool {
        get {
            // Both properties are read, so that observers are notified when either of them changes.
            let isPreferred = hasApplicationPreference && prefersDarkTheme
            return hasInterfaceColorScheme && interfaceColorSchemeNumber == .dark || isPreferred
        }
        set {
            if hasApplicationPreference { prefersDarkTheme = newValue }
            if hasInterfaceColorScheme { interfaceColorSchemeNumber = newValue ? .dark : .light }
        }
    }

    /// Discards the value to which ``isDark`` was set.
    ///
    /// GTK then follows the desktop's preference. If GTK can't determine the preference, it uses the light variant.
    /// `gtk_settings_reset_property`.
    public func resetColorScheme() {
        if hasApplicationPreference {
            gtk_settings_reset_property(OpaquePointer(pointer), "gtk-application-prefer-dark-theme")
        }
        if hasInterfaceColorScheme {
            gtk_settings_reset_property(OpaquePointer(pointer), Self.interfaceColorSchemeName)
        }
    }

    /// Resets the name of the theme, so that GTK uses the desktop's theme again.
    package func resetTheme() {
        gtk_settings_reset_property(OpaquePointer(pointer), "gtk-theme-name")
    }

    /// A Boolean value that indicates whether the user prefers more contrast. Before GTK 4.20, it's always false.
    /// `GtkSettings:gtk-interface-contrast`.
    package var prefersMoreContrast: Bool {
        guard hasInterfaceColorScheme else { return false }
        let contrast: InterfaceContrastNumber = property("gtk-interface-contrast")
        return contrast == .more
    }

    private static let interfaceColorSchemeName = "gtk-interface-color-scheme"

    private var interfaceColorSchemeNumber: InterfaceColorSchemeNumber {
        get { property(Self.interfaceColorSchemeName) }
        set { setProperty(Self.interfaceColorSchemeName, newValue) }
    }

    /// A Boolean value that indicates whether the theme depends on `gtk-application-prefer-dark-theme`. Since GTK 4.24,
    /// accessing that property logs a warning.
    private var hasApplicationPreference: Bool { gtk_get_minor_version() < 24 }

    /// A Boolean value that indicates whether the installed version of GTK is 4.20 or later. It doesn't depend on the
    /// traits with which the program was built.
    private var hasInterfaceColorScheme: Bool { gtk_get_minor_version() >= 20 }
}

/// A value of the C enumeration `GtkInterfaceColorScheme`. It's used instead of the generated type, which requires the
/// trait `GTK4_20`.
private struct InterfaceColorSchemeNumber: EnumValue, Equatable {
    static let dark = InterfaceColorSchemeNumber(rawValue: 2)
    static let light = InterfaceColorSchemeNumber(rawValue: 3)
    static var valueType: GType { g_type_from_name("GtkInterfaceColorScheme") }

    let rawValue: Int
}

/// A value of the C enumeration `GtkInterfaceContrast`. It's used instead of the generated type, which requires the
/// trait `GTK4_20`.
private struct InterfaceContrastNumber: EnumValue, Equatable {
    static let more = InterfaceContrastNumber(rawValue: 2)
    static var valueType: GType { g_type_from_name("GtkInterfaceContrast") }

    let rawValue: Int
}
