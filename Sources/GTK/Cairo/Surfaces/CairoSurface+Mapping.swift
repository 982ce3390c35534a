import CGtk

extension CairoSurface {
    /// Calls a closure with an image that gives access to the surface's pixels. The closure can read and change them.
    ///
    /// The changes are copied to the surface when the closure returns or throws. The image is then finished, and
    /// reading its pixels throws ``CairoError`` with ``Status/surfaceFinished``. This method throws an error if the
    /// area extends beyond the surface, or if the surface is unbounded, has an error status or was finished.
    /// `cairo_surface_map_to_image`, `cairo_surface_unmap_image`.
    ///
    /// - Parameter area: The part of the surface to map, or nil for the whole surface.
    public func withImage<Result>(
        of area: RectangleInt? = nil,
        _ body: (ImageSurface) throws -> Result
    ) throws -> Result {
        try checkUsable()
        var mapped: OpaquePointer?
        if var area = area?.cValue {
            mapped = cairo_surface_map_to_image(pointer, &area)
        } else {
            mapped = cairo_surface_map_to_image(pointer, nil)
        }
        let image = ImageSurface(wrapping: try CairoSurface.checked(mapped), transfer: .none)
        // `cairo_surface_unmap_image` releases the initial reference. The wrapper has an additional reference.
        defer { cairo_surface_unmap_image(pointer, image.pointer) }
        return try body(image)
    }
}
