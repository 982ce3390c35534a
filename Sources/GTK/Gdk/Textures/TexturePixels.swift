import CGtk
import GdkPixbuf

extension Texture {
    /// Returns the pixels, row by row without gaps. `gdk_texture_download`.
    ///
    /// Each pixel has four bytes, as in the `ARGB32` format of cairo. On most machines, these are blue, green, red and
    /// alpha. The colors are premultiplied by alpha.
    public func download() -> [UInt8] {
        let (width, height, texture) = (width, height, OpaquePointer(pointer))
        return [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            if let start = buffer.baseAddress { gdk_texture_download(texture, start, gsize(width * 4)) }
            count = width * height * 4
        }
    }
}
