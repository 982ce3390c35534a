import CGtk

extension CairoSurface {
    /// Writes the content of the surface to a PNG file. `cairo_surface_write_to_png`.
    ///
    /// Throws ``CairoError`` if the file can't be written or the surface has no pixels. The error contains the path.
    public func saveToPNG(_ path: String) throws(CairoError) {
        let checked = try CairoSurface.checked(path: path)
        try Status(cValue: cairo_surface_write_to_png(pointer, checked)).check(subject: path)
    }

    /// Returns the content of the surface as the bytes of a PNG file. `cairo_surface_write_to_png_stream`.
    ///
    /// Throws ``CairoError`` if the surface has no pixels, has an error status or was finished.
    public func pngBytes() throws(CairoError) -> [UInt8] {
        var bytes: [UInt8] = []
        let status = withUnsafeMutablePointer(to: &bytes) { bytes in
            cairo_surface_write_to_png_stream(
                pointer,
                { closure, data, length in
                    closure?.assumingMemoryBound(to: [UInt8].self).pointee
                        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
                    return CAIRO_STATUS_SUCCESS
                },
                bytes
            )
        }
        try Status(cValue: status).check()
        return bytes
    }
}

extension ImageSurface {
    /// Creates an image from a PNG file. `cairo_image_surface_create_from_png`.
    ///
    /// Throws ``CairoError`` if the file doesn't exist or isn't a PNG image. The error contains the path.
    public convenience init(pngFile path: String) throws(CairoError) {
        let surface = cairo_image_surface_create_from_png(try CairoSurface.checked(path: path))
        self.init(wrapping: try CairoSurface.checked(surface, subject: path), transfer: .full)
    }

    /// Creates an image from the content of a PNG file. `cairo_image_surface_create_from_png_stream`.
    ///
    /// Throws ``CairoError`` if the bytes aren't a complete PNG image.
    public convenience init(pngBytes: [UInt8]) throws(CairoError) {
        let surface = pngBytes.withUnsafeBufferPointer { bytes in
            var rest = bytes
            return withUnsafeMutablePointer(to: &rest) { rest in
                cairo_image_surface_create_from_png_stream(
                    { closure, data, length in
                        let count = Int(length)
                        guard let rest = closure?.assumingMemoryBound(to: UnsafeBufferPointer<UInt8>.self), let data,
                            let next = rest.pointee.baseAddress, rest.pointee.count >= count
                        else { return CAIRO_STATUS_READ_ERROR }
                        data.update(from: next, count: count)
                        rest.pointee = UnsafeBufferPointer(rebasing: rest.pointee[count...])
                        return CAIRO_STATUS_SUCCESS
                    },
                    rest
                )
            }
        }
        self.init(wrapping: try CairoSurface.checked(surface), transfer: .full)
    }
}
