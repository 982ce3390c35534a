import CGtk

extension PangoRectangle {
    /// The smallest rectangle of whole pixels that encloses this rectangle. This rectangle must be in Pango units.
    /// `pango_extents_to_pixels` with the argument `inclusive`.
    public var enclosingPixels: PangoRectangle {
        var rectangle = cValue
        pango_extents_to_pixels(&rectangle, nil)
        return PangoRectangle(cValue: rectangle)
    }

    /// The rectangle of whole pixels whose edges are nearest to the edges of this rectangle. This rectangle must be in
    /// Pango units. `pango_extents_to_pixels` with the argument `nearest`.
    public var nearestPixels: PangoRectangle {
        var rectangle = cValue
        pango_extents_to_pixels(nil, &rectangle)
        return PangoRectangle(cValue: rectangle)
    }
}
