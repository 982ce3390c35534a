import CGtk

extension PangoRectangle {
    /// The smallest rectangle in whole pixels that encloses this rectangle, which is in Pango units.
    /// `pango_extents_to_pixels`, inclusive.
    public var enclosingPixels: PangoRectangle {
        var rectangle = cValue
        pango_extents_to_pixels(&rectangle, nil)
        return PangoRectangle(cValue: rectangle)
    }

    /// This rectangle, which is in Pango units, with its edges moved to the nearest pixels. `pango_extents_to_pixels`,
    /// nearest.
    public var nearestPixels: PangoRectangle {
        var rectangle = cValue
        pango_extents_to_pixels(nil, &rectangle)
        return PangoRectangle(cValue: rectangle)
    }
}
