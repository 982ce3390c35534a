import CGtk
import Gio

/// An image that does not change. `GdkTexture`.
open class Texture: Object {
    open override class var objectType: ObjectType {
        ObjectType(Texture.self, gdk_texture_get_type()) { Texture(wrapping: $0, transfer: $1) }
    }

    /// Decodes a PNG, JPEG or TIFF file's content, `gdk_texture_new_from_bytes`.
    public convenience init(bytes: [UInt8]) throws(GLibError) {
        let data = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(data) }
        let texture = try GLibError.check { gdk_texture_new_from_bytes(data, $0) }
        guard let texture else {
            throw GLibError(domain: "combine-gtk", code: 0, message: "no image could be read from the bytes")
        }
        self.init(wrapping: UnsafeMutableRawPointer(texture), transfer: .full)
    }

    /// Width in pixels. `width`.
    public var width: Int { Int(gdk_texture_get_width(OpaquePointer(pointer))) }

    /// Height in pixels. `height`.
    public var height: Int { Int(gdk_texture_get_height(OpaquePointer(pointer))) }

    /// The image as a PNG file's content, `gdk_texture_save_to_png_bytes`.
    public func pngBytes() -> [UInt8] {
        guard let bytes = gdk_texture_save_to_png_bytes(OpaquePointer(pointer)) else { return [] }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        guard let data = g_bytes_get_data(bytes, &size) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(size)))
    }

    /// Writes the image to a PNG file.
    ///
    /// Throws ``GLibError`` where the file cannot be written, with its path and the reason.
    public func saveToPNG(_ path: String) throws(GLibError) {
        let bytes = pngBytes()
        try GLibError.check { error in
            bytes.withUnsafeBytes {
                // Not by a temporary file beside it, whose made-up name an error would tell.
                _ = g_file_set_contents_full(
                    path,
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
