import CGtk
@_spi(Binding) import Gsk

extension Settings {
    /// A Boolean value that indicates whether the program's windows use the dark variant of the theme.
    ///
    /// Setting it affects this program only, and overrides the desktop's preference until you call
    /// ``resetColorScheme()``. You can observe the property: `settings.publisher(for: \.isDark)`.
    ///
    /// `GtkSettings:gtk-application-prefer-dark-theme` before GTK 4.24, and `GtkSettings:gtk-interface-color-scheme`
    /// since 4.20. Versions with both properties use the older one for the theme and the newer one for style sheets, so
    /// both are set.
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

    /// Discards the value that was set with ``isDark``.
    ///
    /// GTK then follows the desktop's preference. If it doesn't know the preference, it uses the light variant.
    /// `gtk_settings_reset_property`.
    public func resetColorScheme() {
        if hasApplicationPreference {
            gtk_settings_reset_property(OpaquePointer(pointer), "gtk-application-prefer-dark-theme")
        }
        if hasInterfaceColorScheme {
            gtk_settings_reset_property(OpaquePointer(pointer), Self.interfaceColorSchemeName)
        }
    }

    /// Resets the theme name, so that the desktop's theme is used again.
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

    /// A Boolean value that indicates whether the theme follows the older property. GTK 4.24 logs a warning when it's
    /// used.
    private var hasApplicationPreference: Bool { gtk_get_minor_version() < 24 }

    /// A Boolean value that indicates whether the installed version of GTK is 4.20 or later, regardless of the traits
    /// with which the program was built.
    private var hasInterfaceColorScheme: Bool { gtk_get_minor_version() >= 20 }
}

/// A value of `GtkInterfaceColorScheme`, for programs that are built without the trait `GTK4_20`.
private struct InterfaceColorSchemeNumber: EnumValue, Equatable {
    static let dark = InterfaceColorSchemeNumber(rawValue: 2)
    static let light = InterfaceColorSchemeNumber(rawValue: 3)
    static var valueType: GType { g_type_from_name("GtkInterfaceColorScheme") }

    let rawValue: Int
}

/// A value of `GtkInterfaceContrast`, for programs that are built without the trait `GTK4_20`.
private struct InterfaceContrastNumber: EnumValue, Equatable {
    static let more = InterfaceContrastNumber(rawValue: 2)
    static var valueType: GType { g_type_from_name("GtkInterfaceContrast") }

    let rawValue: Int
}
