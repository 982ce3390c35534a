import CAdw
@_spi(Binding) import Gtk

extension StyleManager {
    /// The accent color for backgrounds, such as that of a suggested button.
    ///
    /// It's the color that the user chose since libadwaita 1.6, and blue before. Text on it is white. The property can be observed:
    /// `manager.publisher(for: \.accent)`. `AdwStyleManager:accent-color-rgba`.
    public var accent: RGBA {
        if adw_get_minor_version() >= 6 {
            recordRead(of: "accent-color-rgba")
            return property("accent-color-rgba")
        }
        // An observer needs a property. The accent color of earlier versions is the same in light and dark.
        recordRead(of: "dark")
        return RGBA(red: 0x35 / 255, green: 0x84 / 255, blue: 0xE4 / 255, alpha: 1)
    }
}
