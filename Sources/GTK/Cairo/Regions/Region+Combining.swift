import CGtk
@_spi(Binding) import GLib

/// Operations that change a region in place. They have the names of the corresponding operations of `Set`. If there
/// isn't enough memory, ``Region/status`` becomes an error.
extension Region {
    /// Moves the region by the given distances, in pixels. `cairo_region_translate`.
    public func translate(x: Int, y: Int) {
        cairo_region_translate(pointer, exactInteger(x, "Region.translate(x)"), exactInteger(y, "Region.translate(y)"))
    }

    /// Adds the pixels of another region. `cairo_region_union`.
    public func formUnion(_ other: Region) { cairo_region_union(pointer, other.pointer) }

    /// Adds the pixels of a rectangle. `cairo_region_union_rectangle`.
    public func formUnion(_ rectangle: RectangleInt) {
        var rectangle = rectangle.cValue
        cairo_region_union_rectangle(pointer, &rectangle)
    }

    /// Keeps only the pixels that another region also contains. `cairo_region_intersect`.
    public func formIntersection(_ other: Region) { cairo_region_intersect(pointer, other.pointer) }

    /// Keeps only the pixels inside a rectangle. `cairo_region_intersect_rectangle`.
    public func formIntersection(_ rectangle: RectangleInt) {
        var rectangle = rectangle.cValue
        cairo_region_intersect_rectangle(pointer, &rectangle)
    }

    /// Removes the pixels of another region. `cairo_region_subtract`.
    public func subtract(_ other: Region) { cairo_region_subtract(pointer, other.pointer) }

    /// Removes the pixels of a rectangle. `cairo_region_subtract_rectangle`.
    public func subtract(_ rectangle: RectangleInt) {
        var rectangle = rectangle.cValue
        cairo_region_subtract_rectangle(pointer, &rectangle)
    }

    /// Changes this region to the pixels that are in exactly one of the two regions. `cairo_region_xor`.
    public func formSymmetricDifference(_ other: Region) { cairo_region_xor(pointer, other.pointer) }

    /// Changes this region to the pixels that are in either this region or a rectangle, and not in both.
    /// `cairo_region_xor_rectangle`.
    public func formSymmetricDifference(_ rectangle: RectangleInt) {
        var rectangle = rectangle.cValue
        cairo_region_xor_rectangle(pointer, &rectangle)
    }
}
