import CGtk

/// The measures of a text, from the point where it begins on the base line. `cairo_text_extents_t`.
public struct TextExtents: Hashable, Sendable {
    /// From the point to the left edge of the ink.
    public var xBearing: Double
    /// From the point to the top edge of the ink; negative, as that is above it.
    public var yBearing: Double
    /// How wide the ink is.
    public var width: Double
    /// How high the ink is.
    public var height: Double
    /// How far right a text after it begins.
    public var xAdvance: Double
    /// How far down a text after it begins; 0 but for vertical writing.
    public var yAdvance: Double

    package init(_ extents: cairo_text_extents_t) {
        xBearing = extents.x_bearing
        yBearing = extents.y_bearing
        width = extents.width
        height = extents.height
        xAdvance = extents.x_advance
        yAdvance = extents.y_advance
    }
}
