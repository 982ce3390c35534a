import CGtk

/// The measures of a font, whatever the text. `cairo_font_extents_t`.
public struct FontExtents: Hashable, Sendable {
    /// How far its letters go above the base line.
    public var ascent: Double
    /// How far its letters go below the base line.
    public var descent: Double
    /// From one base line to the next.
    public var height: Double
    /// How far right the widest letter moves what follows.
    public var maxXAdvance: Double
    /// How far down the highest letter moves what follows; 0 but for vertical writing.
    public var maxYAdvance: Double

    package init(_ extents: cairo_font_extents_t) {
        ascent = extents.ascent
        descent = extents.descent
        height = extents.height
        maxXAdvance = extents.max_x_advance
        maxYAdvance = extents.max_y_advance
    }
}
