import CGtk
@_spi(Binding) import Gsk

extension Settings {
    /// A Boolean value that indicates whether the program's windows use the dark variant of the theme.
    ///
    /// A value that you set applies to this program only and takes precedence over the desktop's preference, until
    /// ``resetColorScheme()``. The property can be observed: `settings.publisher(for: \.isDark)`.
    ///
    /// `GtkSettings:gtk-application-prefer-dark-theme` before GTK 4.24, and `GtkSettings:gtk-interface-color-scheme`
    /// since 4.20. In versions that have both properties, both are set, because the theme follows the older property
    /// and style sheets follow the newer one.
    public var isDark: Bool {
        get {
            // Both are read, so that observers are notified of either.
            let isPreferred = hasApplicationPreference && prefersDarkTheme
            return hasInterfaceColorScheme && interfaceColorSchemeNumber == .dark || isPreferred
        }
        set {
            if hasApplicationPreference { prefersDarkTheme = newValue }
            if hasInterfaceColorScheme { interfaceColorSchemeNumber = newValue ? .dark : .light }
        }
    }

    /// Discards the choice that was made with ``isDark``.
    ///
    /// GTK then uses the variant that the desktop prefers or, if it doesn't know the preference, the light variant.
    /// `gtk_settings_reset_property`.
    public func resetColorScheme() {
        if hasApplicationPreference {
            gtk_settings_reset_property(OpaquePointer(pointer), "gtk-application-prefer-dark-theme")
        }
        if hasInterfaceColorScheme {
            gtk_settings_reset_property(OpaquePointer(pointer), Self.interfaceColorSchemeName)
        }
    }

    /// Removes a theme that the program set, so that the desktop's theme applies again.
    package func resetTheme() {
        gtk_settings_reset_property(OpaquePointer(pointer), "gtk-theme-name")
    }

    /// A Boolean value that indicates whether the user prefers more contrast, if GTK knows that. Before GTK 4.20 it's
    /// always false. `GtkSettings:gtk-interface-contrast`.
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

    /// A Boolean value that indicates whether the theme follows the older property. GTK 4.24 logs a warning if it's
    /// used.
    private var hasApplicationPreference: Bool { gtk_get_minor_version() < 24 }

    /// A Boolean value that indicates whether the running version of GTK is 4.20 or later, regardless of the version
    /// for which the program was built.
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
