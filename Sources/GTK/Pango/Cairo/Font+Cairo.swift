import CGtk
import Cairo

extension Font {
    /// The cairo font with which the font is drawn. `pango_cairo_font_get_scaled_font`.
    ///
    /// It's nil if the font can't be loaded, or if it isn't a font for cairo, `PANGO_IS_CAIRO_FONT`.
    public var scaledFont: ScaledFont? {
        guard g_type_is_a(gType, pango_cairo_font_get_type()) != 0 else { return nil }
        let font = pango_cairo_font_get_scaled_font(OpaquePointer(pointer))
        return font.map { ScaledFont(wrapping: $0, transfer: .none) }
    }
}
