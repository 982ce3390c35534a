import CGtk
import Gtk

/// The maximum difference between two pictures that are considered equal.
public struct PictureTolerance: Hashable, Sendable {
    /// The maximum difference between the color components of two pixels that are considered equal, from 0 to 255.
    public var component: Int
    /// The maximum fraction of the pixels that may differ, from 0 to 1.
    public var pixels: Double

    /// Creates a tolerance.
    ///
    /// - Parameters:
    ///   - component: The maximum difference between the color components of two equal pixels, from 0 to 255.
    ///   - pixels: The maximum fraction of the pixels that may differ, from 0 to 1.
    public init(component: Int = 8, pixels: Double = 0.001) {
        self.component = component
        self.pixels = pixels
    }

    /// The tolerance that requires each pixel to have the same color in both pictures.
    public static let exact: PictureTolerance = PictureTolerance(component: 0, pixels: 0)
}

extension Widget {
    /// Checks that the widget looks like a reference picture.
    ///
    /// ```swift
    /// window.assertPicture("empty list")
    /// chart.assertPicture("chart", tolerance: PictureTolerance(component: 16))
    /// ```
    ///
    /// The reference picture is the file `Pictures/NAME.png` next to the file of the test. To create or replace reference
    /// pictures, run the tests with the environment variable `COMBINEGTK_RECORD_PICTURES=1`, and look at the pictures
    /// before you commit them.
    ///
    /// If the pictures differ, the failure contains the number of pixels that differ and the paths of two files:
    /// `NAME-actual.png`, and `NAME-difference.png`, which shows these pixels in red. See <doc:Pictures>.
    ///
    /// The method first waits until the main loop is idle and draws a frame. A window looks different with other fonts
    /// and GTK versions. Reference pictures are therefore only valid for one system, for example the container of your
    /// CI.
    ///
    /// - Parameters:
    ///   - name: The name of the picture, without a suffix.
    ///   - tolerance: The maximum difference between pictures that are considered equal.
    public func assertPicture(
        _ name: String,
        tolerance: PictureTolerance = PictureTolerance(),
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let fail = { (text: String) in TestFailure.report(text, file: file, line: line) }
        guard let picture = picture() else { return fail("\(self) isn't shown, so it has no picture") }
        let parts: [Substring] = "\(file)".split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let folder = parts.joined(separator: "/") + "/Pictures"
        let path = "\(folder)/\(name).png"
        if let value = g_getenv("COMBINEGTK_RECORD_PICTURES"), String(cString: value) == "1" {
            g_mkdir_with_parents(folder, 0o755)
            do throws(GLibError) {
                try picture.saveToPNG(path)
                print("recorded the reference picture \(path)")
            } catch {
                fail("the reference picture \(path) couldn't be written: \(error.message)")
            }
            return
        }
        guard let reference = Pixels(file: path) else {
            let actual = PictureFolder.save(picture, as: "\(name)-actual.png")
            let hint = "To record the reference picture, set COMBINEGTK_RECORD_PICTURES=1"
            return fail("There is no reference picture \(path). The actual picture is \(actual). \(hint)")
        }
        let actual = Pixels(picture)
        guard actual.width == reference.width, actual.height == reference.height else {
            let saved = PictureFolder.save(picture, as: "\(name)-actual.png")
            return fail(
                "\(self) is \(actual.width) × \(actual.height) pixels, but the reference picture \(path) is "
                    + "\(reference.width) × \(reference.height). The actual picture is \(saved)"
            )
        }
        let differing = actual.differing(from: reference, component: tolerance.component)
        let allowed = Int(tolerance.pixels * Double(actual.width * actual.height))
        guard differing.count > allowed else { return }
        let saved = PictureFolder.save(picture, as: "\(name)-actual.png")
        let shown = PictureFolder.save(actual.marking(differing), as: "\(name)-difference.png")
        fail(
            "\(differing.count) pixels of \(self) differ from the reference picture \(path), but only \(allowed) may "
                + "differ. The actual picture is \(saved), and the differing pixels are red in \(shown)"
        )
    }

    /// Draws the widget after the main loop has become idle. Returns nil if the widget isn't shown.
    private func picture() -> Texture? {
        MainContext.pumpUntilIdle()
        guard isMapped, let window = root as? Gtk.Window else { return nil }
        var picture: Texture?
        _ = MainContext.pump(for: .seconds(10)) {
            guard window.image() != nil else { return false }
            picture = self === window ? window.image() : draw(in: window)
            return picture != nil
        }
        return picture
    }

    /// Draws the widget without the rest of its window.
    private func draw(in window: Gtk.Window) -> Texture? {
        guard width > 0, height > 0, let renderer = gtk_native_get_renderer(OpaquePointer(window.pointer)) else {
            return nil
        }
        let paintable = gtk_widget_paintable_new(pointer.assumingMemoryBound(to: GtkWidget.self))
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        var area = graphene_rect_t()
        graphene_rect_init(&area, 0, 0, Float(width), Float(height))
        guard let texture = gsk_renderer_render_texture(renderer, node, &area) else { return nil }
        let picture: Texture = Texture.wrap(UnsafeMutableRawPointer(texture), transfer: .full)
        return picture
    }
}

/// The pixels of a picture, as 32-bit integers in the format of Cairo.
@MainActor
private struct Pixels {
    let width: Int
    let height: Int
    private let words: [UInt32]

    init(_ picture: Texture) {
        width = picture.width
        height = picture.height
        words = picture.download().withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }

    /// Reads a picture from a file, or returns nil if there is no such picture.
    init?(file: String) {
        guard let texture = gdk_texture_new_from_filename(file, nil) else { return nil }
        self.init(Texture.wrap(UnsafeMutableRawPointer(texture), transfer: .full))
    }

    /// Compares the pixels with the pixels of another picture of the same size. Returns the positions of the pixels
    /// that differ.
    func differing(from other: Pixels, component: Int) -> [Int] {
        words.indices.filter { index in
            let (one, two) = (words[index], other.words[index])
            if one == two { return false }
            return stride(from: 0, to: 32, by: 8).contains { shift in
                abs(Int(one >> UInt32(shift) & 0xFF) - Int(two >> UInt32(shift) & 0xFF)) > component
            }
        }
    }

    /// Returns a pale gray copy of the picture in which the given pixels are red.
    func marking(_ marked: [Int]) -> Texture {
        var copy = words.map { word -> UInt32 in
            let sum = (word & 0xFF) + (word >> 8 & 0xFF) + (word >> 16 & 0xFF)
            let gray = 170 + sum / 9
            return 0xFF00_0000 | gray << 16 | gray << 8 | gray
        }
        for index in marked { copy[index] = 0xFFFF_0000 }
        let bytes = g_bytes_new(copy, gsize(copy.count * 4))
        defer { g_bytes_unref(bytes) }
        // On little-endian machines, the bytes of a Cairo pixel are blue, green, red and alpha.
        let format = UInt32(1).littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
        let texture = gdk_memory_texture_new(Int32(width), Int32(height), format, bytes, gsize(width * 4))
        guard let texture else { fatalError("GDK couldn't create a texture") }
        return Texture.wrap(UnsafeMutableRawPointer(texture), transfer: .full)
    }
}
