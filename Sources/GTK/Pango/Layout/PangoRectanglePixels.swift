import CGtk

extension PangoRectangle {
    /// The smallest rectangle of whole pixels that encloses this rectangle, which must be in Pango units.
    /// `pango_extents_to_pixels`, inclusive.
    public var enclosingPixels: PangoRectangle {
        var rectangle = cValue
        pango_extents_to_pixels(&rectangle, nil)
        return PangoRectangle(cValue: rectangle)
    }

    /// A rectangle whose edges are the pixels nearest to the edges of this rectangle, which must be in Pango units.
    /// `pango_extents_to_pixels`, nearest.
    public var nearestPixels: PangoRectangle {
        var rectangle = cValue
        pango_extents_to_pixels(nil, &rectangle)
        return PangoRectangle(cValue: rectangle)
    }
}
