import CAdw
@_spi(Binding) import Gtk

extension StyleManager {
    /// The accent color for backgrounds, for example of a suggested button.
    ///
    /// Since libadwaita 1.6, it's the color that the user chose. In earlier versions, it's blue. Text on it is white.
    /// The property can be observed: `manager.publisher(for: \.accent)`. `AdwStyleManager:accent-color-rgba`.
    public var accent: RGBA {
        if adw_get_minor_version() >= 6 {
            recordRead(of: "accent-color-rgba")
            return property("accent-color-rgba")
        }
        // Observers need a property whose read is recorded. In earlier versions, the accent color never changes, so any
        // property can be used.
        recordRead(of: "dark")
        return RGBA(red: 0x35 / 255, green: 0x84 / 255, blue: 0xE4 / 255, alpha: 1)
    }
}
