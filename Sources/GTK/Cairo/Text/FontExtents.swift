import CGtk

/// The measures of a font, independent of a text. `cairo_font_extents_t`.
public struct FontExtents: Hashable, Sendable {
    /// The height of letters above the base line.
    public var ascent: Double
    /// The depth of letters below the base line.
    public var descent: Double
    /// The distance between two baselines.
    public var height: Double
    /// The largest horizontal advance of a letter.
    public var maxXAdvance: Double
    /// The largest vertical advance of a letter. It's 0 except for vertical writing.
    public var maxYAdvance: Double

    package init(_ extents: cairo_font_extents_t) {
        ascent = extents.ascent
        descent = extents.descent
        height = extents.height
        maxXAdvance = extents.max_x_advance
        maxYAdvance = extents.max_y_advance
    }
}
