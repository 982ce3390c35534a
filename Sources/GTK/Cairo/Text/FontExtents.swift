import CGtk

/// The metrics of a font. `cairo_font_extents_t`.
public struct FontExtents: Hashable, Sendable {
    /// The distance from the baseline to the top of the font.
    public var ascent: Double
    /// The distance from the baseline to the bottom of the font.
    public var descent: Double
    /// The recommended distance between the baselines of consecutive lines.
    public var height: Double
    /// The maximum horizontal advance of a glyph.
    public var maxXAdvance: Double
    /// The maximum vertical advance of a glyph. It's 0 except for vertical text.
    public var maxYAdvance: Double

    package init(_ extents: cairo_font_extents_t) {
        ascent = extents.ascent
        descent = extents.descent
        height = extents.height
        maxXAdvance = extents.max_x_advance
        maxYAdvance = extents.max_y_advance
    }
}
