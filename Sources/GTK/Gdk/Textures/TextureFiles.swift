import CGtk
@_spi(Binding) import GdkPixbuf

extension Texture {
    /// Creates a texture from the content of a PNG, JPEG or TIFF file. `gdk_texture_new_from_bytes`.
    public convenience init(bytes: [UInt8]) throws(GLibError) { try self.init(bytes: Bytes(bytes)) }

    /// Returns the image as the content of a PNG file. `gdk_texture_save_to_png_bytes`.
    public func pngBytes() -> [UInt8] {
        let bytes: Bytes = convertPointer(
            UnsafeRawPointer(gdk_texture_save_to_png_bytes(OpaquePointer(pointer))),
            .full,
            "gdk_texture_save_to_png_bytes"
        )
        return bytes.array
    }

    /// Writes the image to a PNG file.
    ///
    /// Throws ``/GLib/GLibError`` if the file can't be written. The error message contains the path and the reason.
    public func saveToPNG(_ path: String) throws(GLibError) {
        let bytes = pngBytes()
        let name: UnsafeMutablePointer<CChar> = FileNames.duplicate(path, "g_file_set_contents_full: filename")
        defer { g_free(name) }
        try GLibError.check { error in
            bytes.withUnsafeBytes {
                // The file is overwritten in place. If a temporary file were used, error messages would contain its
                // generated name.
                _ = g_file_set_contents_full(
                    name,
                    $0.bindMemory(to: CChar.self).baseAddress,
                    gssize($0.count),
                    G_FILE_SET_CONTENTS_NONE,
                    0o666,
                    error
                )
            }
        }
    }
}
