import CGtk

/// The extents of a text, relative to the text's origin on the baseline. `cairo_text_extents_t`.
public struct TextExtents: Hashable, Sendable {
    /// The horizontal distance from the origin to the left edge of the drawn text.
    public var xBearing: Double
    /// The vertical distance from the origin to the top edge of the drawn text. It's negative if the edge is above the
    /// origin.
    public var yBearing: Double
    /// The width of the drawn text.
    public var width: Double
    /// The height of the drawn text.
    public var height: Double
    /// The horizontal distance from this text's origin to the origin of the text that follows it.
    public var xAdvance: Double
    /// The vertical distance from this text's origin to the origin of the text that follows it. It's 0 except for
    /// vertical text.
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
