import CGtk
import Cairo

extension Font {
    /// The scaled font with which cairo draws this font. `pango_cairo_font_get_scaled_font`.
    ///
    /// The property is nil if the font can't be loaded, or if it isn't an instance of `PangoCairoFont`.
    public var scaledFont: ScaledFont? {
        guard g_type_is_a(gType, pango_cairo_font_get_type()) != 0 else { return nil }
        let font = pango_cairo_font_get_scaled_font(OpaquePointer(pointer))
        return font.map { ScaledFont(wrapping: $0, transfer: .none) }
    }
}
