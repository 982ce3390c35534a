import CGtk

extension CairoSurface {
    /// Calls a closure with an image through which the closure can read and change the pixels of the surface.
    ///
    /// The changes are copied to the surface when the closure returns or throws. The image is then finished, and
    /// reading its pixels throws ``CairoError`` with ``Status/surfaceFinished``. This method throws an error if the
    /// area isn't completely on the surface, or if the surface is unbounded, has an error status or was finished.
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
        // `cairo_surface_unmap_image` takes ownership of the first reference. The wrapper has a separate one.
        defer { cairo_surface_unmap_image(pointer, image.pointer) }
        return try body(image)
    }
}
