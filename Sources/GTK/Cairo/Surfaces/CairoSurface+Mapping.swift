import CGtk

extension CairoSurface {
    /// Calls a closure with an image that reads or changes the pixels of the surface.
    ///
    /// The closure's changes are on the surface when it returns or throws. The image is then finished, and reading it
    /// later throws ``CairoError`` with ``Status/surfaceFinished``. Throws an error for an area that isn't completely
    /// on the surface, for a surface without bounds, and for a surface that has an error status or is finished.
    /// `cairo_surface_map_to_image`, `cairo_surface_unmap_image`.
    ///
    /// - Parameter area: The part of the surface that the image shows, or nil for all of it.
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
        // This call takes ownership of the first reference. The Swift object has a separate one.
        defer { cairo_surface_unmap_image(pointer, image.pointer) }
        return try body(image)
    }
}
