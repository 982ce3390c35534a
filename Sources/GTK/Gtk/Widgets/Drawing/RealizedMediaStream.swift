import CGtk
import Gdk

// Functions that check whether a media stream is realized before it's unrealized. A realized stream retains itself and
// the surface. `gtk_media_stream_unrealize` releases these two references even if the stream isn't realized.

extension MediaStream {
    private func key(_ surface: GdkSurface) -> String { "combine-gtk-realized-\(surface.pointer)" }

    private func count(for surface: GdkSurface) -> Int {
        Int(bitPattern: g_object_get_data(pointer.assumingMemoryBound(to: GObject.self), key(surface)))
    }

    private func setCount(_ count: Int, for surface: GdkSurface) {
        let object = pointer.assumingMemoryBound(to: GObject.self)
        g_object_set_data(object, key(surface), UnsafeMutableRawPointer(bitPattern: count))
    }

    /// Records that the stream has been realized for a surface.
    func countRealization(for surface: GdkSurface) { setCount(count(for: surface) + 1, for: surface) }

    /// Records that the stream is unrealized for a surface. Traps if the stream isn't realized for the surface.
    func requireRealization(for surface: GdkSurface, _ what: StaticString) {
        let count = count(for: surface)
        if count == 0 { fatalError("\(what): \(self) isn't realized for \(surface). Call realize(_:) first.") }
        setCount(count - 1, for: surface)
    }
}
