import CAdw
@_spi(Binding) import Gtk

extension StyleManager {
    /// The accent color for backgrounds, for example for the background of a suggested button.
    ///
    /// Since libadwaita 1.6, it's the color that the user has chosen. In earlier versions, it's always blue. Text on
    /// this color is white. You can observe the property: `manager.publisher(for: \.accent)`.
    /// `AdwStyleManager:accent-color-rgba`.
    public var accent: RGBA {
        if adw_get_minor_version() >= 6 {
            recordRead(of: "accent-color-rgba")
            return property("accent-color-rgba")
        }
        // `observe` and `publisher(for:)` require that the getter reads a GObject property. Versions before 1.6 have no
        // property for the accent color. Because the accent color never changes in these versions, the getter can
        // record any other property.
        recordRead(of: "dark")
        return RGBA(red: 0x35 / 255, green: 0x84 / 255, blue: 0xE4 / 255, alpha: 1)
    }
}
