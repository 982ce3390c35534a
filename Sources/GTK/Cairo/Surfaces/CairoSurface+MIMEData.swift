import CGtk
@_spi(Binding) import GLib

/// The encoded data, such as a JPEG file, from which the surface's pixels were decoded. If this surface is drawn on a
/// document surface, the document stores the encoded data instead of the pixels.
extension CairoSurface {
    /// Returns a Boolean value that indicates whether this surface can store encoded data of a MIME type instead of
    /// pixels. `cairo_surface_supports_mime_type`.
    ///
    /// - Parameter type: A MIME type, such as `"image/jpeg"`.
    public func supportsMIMEType(_ type: String) -> Bool {
        cairo_surface_supports_mime_type(pointer, terminated(type, "CairoSurface.supportsMIMEType(type)")) != 0
    }

    /// Returns the attached data of a MIME type, or nil if the surface has no data of that type.
    ///
    /// `cairo_surface_get_mime_data`.
    public func mimeData(_ type: String) -> [UInt8]? {
        var data: UnsafePointer<UInt8>?
        var length: UInt = 0
        cairo_surface_get_mime_data(pointer, terminated(type, "CairoSurface.mimeData(type)"), &data, &length)
        return data.map { [UInt8](UnsafeBufferPointer(start: $0, count: Int(length))) }
    }

    /// Attaches data of a MIME type to the surface. If the data is nil, removes the attached data of that type.
    /// `cairo_surface_set_mime_data`.
    ///
    /// Throws ``CairoError`` if the surface has an error status or was finished.
    public func setMIMEData(_ data: [UInt8]?, type: String) throws(CairoError) {
        let type = terminated(type, "CairoSurface.setMIMEData(type)")
        guard let data else {
            try Status(cValue: cairo_surface_set_mime_data(pointer, type, nil, 0, nil, nil)).check()
            return
        }
        // cairo takes ownership of the memory, so it receives a copy. The allocation has at least one byte, because
        // `g_malloc` returns `NULL` for zero bytes.
        let copy = g_malloc(max(1, gsize(data.count)))
        data.withUnsafeBytes { bytes in
            if let address = bytes.baseAddress { copy?.copyMemory(from: address, byteCount: bytes.count) }
        }
        let status = cairo_surface_set_mime_data(
            pointer,
            type,
            copy?.assumingMemoryBound(to: UInt8.self),
            UInt(data.count),
            { g_free($0) },
            copy
        )
        if status != CAIRO_STATUS_SUCCESS { g_free(copy) }
        try Status(cValue: status).check()
    }
}
