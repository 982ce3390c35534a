import CGtk
import Glibc
import Gtk

/// An enlarged picture of a window. At normal size, small letters might not contain any pixel in the exact text color.
@MainActor
struct EnlargedPicture {
    private static let scale = 4.0

    private let window: Gtk.Window
    private let node: OpaquePointer
    private let renderer: OpaquePointer
    private let nodeOwner: NodeOwner

    /// Creates a picture, or returns nil if the window isn't visible or isn't laid out.
    init?(of window: Gtk.Window) {
        guard window.isMapped, window.width > 0, window.height > 0,
            let renderer = gtk_native_get_renderer(OpaquePointer(window.pointer))
        else { return nil }
        let paintable = gtk_widget_paintable_new(window.pointer.assumingMemoryBound(to: GtkWidget.self))
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()
        let (width, height) = (Double(window.width) * Self.scale, Double(window.height) * Self.scale)
        gdk_paintable_snapshot(paintable, snapshot, width, height)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        self.window = window
        self.renderer = renderer
        self.node = node
        nodeOwner = NodeOwner(node)
    }

    /// Waits until the window is laid out and returns a picture of the window. Returns nil if the layout takes too
    /// long.
    static func onceLaidOut(_ window: Gtk.Window) -> EnlargedPicture? {
        var picture: EnlargedPicture?
        _ = MainContext.pump {
            picture = EnlargedPicture(of: window)
            return picture != nil
        }
        return picture
    }

    /// Returns the contrast ratio between the text and the background of a label, or nil if the label is outside of the
    /// window.
    func contrast(of label: Label) -> Double? {
        guard let bounds = label.bounds(in: window) else { return nil }
        let scale = Self.scale
        let left = max(0, bounds.x)
        let top = max(0, bounds.y)
        let right = min(bounds.x + bounds.width, Double(window.width))
        let bottom = min(bounds.y + bounds.height, Double(window.height))
        guard right - left >= 1, bottom - top >= 1 else { return nil }
        var area = graphene_rect_t()
        graphene_rect_init(
            &area,
            Float(left * scale),
            Float(top * scale),
            Float((right - left) * scale),
            Float((bottom - top) * scale)
        )
        guard let pointer = gsk_renderer_render_texture(renderer, node, &area) else { return nil }
        let texture: Texture = Texture.wrap(UnsafeMutableRawPointer(pointer), transfer: .full)
        return PixelColor.contrast(of: texture.download())
    }
}

/// An object that frees a render node when the object is deallocated.
private final class NodeOwner {
    private let node: OpaquePointer

    init(_ node: OpaquePointer) { self.node = node }

    deinit { gsk_render_node_unref(node) }
}

struct PixelColor {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    /// Creates a color from a 32-bit Cairo pixel.
    init(word: UInt32) {
        red = UInt8(truncatingIfNeeded: word >> 16)
        green = UInt8(truncatingIfNeeded: word >> 8)
        blue = UInt8(truncatingIfNeeded: word)
    }

    /// The relative luminance according to WCAG, from 0 to 1.
    var luminance: Double { 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue) }

    /// Returns the contrast ratio according to WCAG, from 1 to 21.
    func contrast(to other: PixelColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Returns the highest contrast between the most frequent color of a picture and any other color in it.
    ///
    /// - Parameter pixels: The pixels in the format of ``Texture/download()``, with four bytes each.
    static func contrast(of pixels: [UInt8]) -> Double? {
        var counts: [UInt32: Int] = [:]
        pixels.withUnsafeBytes { bytes in
            // The array is sufficiently aligned for 32-bit integers.
            let words = bytes.bindMemory(to: UInt32.self)
            // Counts runs of equal pixels instead of single pixels, because most of the picture is background.
            var start = 0
            while start < words.count {
                let word = words[start]
                var end = start + 1
                while end < words.count, words[end] == word { end += 1 }
                counts[word, default: 0] += end - start
                start = end
            }
        }
        guard let most = counts.max(by: { $0.value < $1.value }) else { return nil }
        let background = PixelColor(word: most.key)
        return counts.keys.map { PixelColor(word: $0).contrast(to: background) }.max()
    }

    /// Returns the linear value of a component of an sRGB color.
    private static func linear(_ part: UInt8) -> Double {
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
