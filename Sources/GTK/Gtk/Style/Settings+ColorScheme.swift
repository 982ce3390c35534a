import CGtk
@_spi(Binding) import Gsk

extension Settings {
    /// A Boolean value that indicates whether the program's windows use the dark variant of the theme.
    ///
    /// A value that you set applies to this program only and takes precedence over the desktop's preference, until
    /// ``resetColorScheme()``. The property can be observed: `settings.publisher(for: \.isDark)`.
    ///
    /// `GtkSettings:gtk-interface-color-scheme` where the GTK that runs has it, which is 4.20 and later, otherwise
    /// `GtkSettings:gtk-application-prefer-dark-theme`. GTK 4.24 logs a warning when a program sets the older property.
    public var isDark: Bool {
        get {
            guard hasInterfaceColorScheme else { return gtkApplicationPreferDarkTheme }
            let scheme: InterfaceColorSchemeNumber = property(Self.interfaceColorScheme)
            return scheme == .dark
        }
        set {
            guard hasInterfaceColorScheme else { return gtkApplicationPreferDarkTheme = newValue }
            setProperty(Self.interfaceColorScheme, newValue ? InterfaceColorSchemeNumber.dark : .light)
        }
    }

    /// Discards the choice that was made with ``isDark``.
    ///
    /// GTK then uses what the desktop prefers, if it knows that, or the light variant. `gtk_settings_reset_property`.
    public func resetColorScheme() {
        let name = hasInterfaceColorScheme ? Self.interfaceColorScheme : "gtk-application-prefer-dark-theme"
        gtk_settings_reset_property(OpaquePointer(pointer), name)
    }

    private static let interfaceColorScheme = "gtk-interface-color-scheme"

    /// A Boolean value that indicates whether the GTK that runs is 4.20 or later, whichever version the program was built for.
    private var hasInterfaceColorScheme: Bool { gtk_get_minor_version() >= 20 }
}

/// A value of `GtkInterfaceColorScheme`, for programs that are built without the trait `GTK4_20`.
private struct InterfaceColorSchemeNumber: EnumValue, Equatable {
    static let dark = InterfaceColorSchemeNumber(rawValue: 2)
    static let light = InterfaceColorSchemeNumber(rawValue: 3)
    static var valueType: GType { g_type_from_name("GtkInterfaceColorScheme") }

    let rawValue: Int
}
