import CGtk
import Glibc
import Gtk

/// What a window shows, drawn so large that strokes of letters have their own colour.
@MainActor
struct EnlargedPicture {
    private static let scale = 4.0

    private let window: Gtk.Window
    private let node: OpaquePointer
    private let renderer: OpaquePointer
    private let keeper: NodeKeeper

    /// `nil` while the window is not on the screen or not laid out.
    init?(of window: Gtk.Window) {
        guard window.mapped, window.width > 0, window.height > 0,
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
        keeper = NodeKeeper(node)
    }

    /// What a window on the screen shows once what changed since its last frame is laid out; `nil` where that never comes.
    static func onceLaidOut(_ window: Gtk.Window) -> EnlargedPicture? {
        var picture: EnlargedPicture?
        _ = MainContext.pump {
            picture = EnlargedPicture(of: window)
            return picture != nil
        }
        return picture
    }

    /// The ratio of the luminances of a label's text and its background; `nil` where none of it is in the window.
    func contrast(of label: Label) -> Double? {
        guard let bounds = label.computeBounds(window) else { return nil }
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

/// Frees a node once nobody draws it.
private final class NodeKeeper {
    private let node: OpaquePointer

    init(_ node: OpaquePointer) {
        self.node = node
    }

    deinit {
        gsk_render_node_unref(node)
    }
}

/// A colour of an opaque pixel.
struct PixelColor: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    /// WCAG's relative luminance, from 0 to 1.
    var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// WCAG's contrast ratio, from 1 to 21.
    func contrast(to other: PixelColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The contrast of the most frequent of a picture's colours and the one that differs most from it.
    ///
    /// - Parameter pixels: four bytes each, as ``Texture/download()`` gives them.
    static func contrast(of pixels: [UInt8]) -> Double? {
        var counts: [PixelColor: Int] = [:]
        for start in stride(from: 0, to: pixels.count - 3, by: 4) {
            // Cairo's order is that of the machine's words.
            #if _endian(little)
            let color = PixelColor(red: pixels[start + 2], green: pixels[start + 1], blue: pixels[start])
            #else
            let color = PixelColor(red: pixels[start + 1], green: pixels[start + 2], blue: pixels[start + 3])
            #endif
            counts[color, default: 0] += 1
        }
        guard let background = counts.max(by: { $0.value < $1.value })?.key else { return nil }
        return counts.keys.map { $0.contrast(to: background) }.max()
    }

    /// The intensity of a part of an sRGB colour.
    private static func linear(_ part: UInt8) -> Double {
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
