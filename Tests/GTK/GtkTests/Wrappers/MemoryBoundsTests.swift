import CGtk
import CombineTesting
import Gtk
import GtkTesting
import XCTest

/// Tests of C functions that rely on the caller for the size of the memory that they read.
@MainActor
final class MemoryBoundsTests: GtkTestCase {
    func testAFixedSizeArrayHasItsLength() {
        XCTAssertEqual(Vec2([1, 2]).x, 1)
        assertTraps(saying: "graphene_vec2_init_from_float: src: expected 2 elements, found 1") { _ = Vec2([1]) }
        assertTraps(saying: "gtk_snapshot_append_border: border_width: expected 4 elements, found 5") {
            let color = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
            Snapshot().appendBorder(
                RoundedRect(),
                borderWidth: [1, 1, 1, 1, 1],
                borderColor: [color, color, color, color]
            )
        }
    }

    func testATextureHasEnoughPixels() {
        let texture = MemoryTexture(width: 2, height: 2, format: .r8g8b8, bytes: Bytes([UInt8](1...14)), stride: 8)
        XCTAssertEqual(texture.download().count, 16)
        assertTraps(saying: "bytes: 3 bytes are too few for 2 x 2 pixels of 4 bytes with a stride of 8") {
            _ = MemoryTexture(width: 2, height: 2, format: .r8g8b8a8, bytes: Bytes([1, 2, 3]), stride: 8)
        }
        assertTraps(saying: "gdk_memory_texture_new: bytes: 8 bytes are too few") {
            _ = MemoryTexture(width: .max, height: .max, format: .r8g8b8, bytes: Bytes([UInt8](1...8)), stride: .max)
        }
        assertTraps(saying: "gdk_memory_texture_new: expected a positive width, height and stride, found 0, -1 and 1") {
            _ = MemoryTexture(width: 0, height: -1, format: .r8g8b8, bytes: Bytes([]), stride: 1)
        }
        assertTraps(saying: "gdk_pixbuf_new_from_bytes: data: 2 bytes are too few") {
            _ = Pixbuf(
                data: Bytes([1, 2]),
                colorspace: .rgb,
                hasAlpha: true,
                bitsPerSample: 8,
                width: 2,
                height: 2,
                rowstride: 8
            )
        }
    }

    func testTheBytesOfAnAddressMatchItsFamily() {
        XCTAssertEqual(InetAddress(bytes: [127, 0, 0, 1], family: .ipv4).toString(), "127.0.0.1")
        assertTraps(saying: "g_inet_address_new_from_bytes: bytes: expected 16 elements, found 4") {
            _ = InetAddress(bytes: [127, 0, 0, 1], family: .ipv6)
        }
    }

    func testAnAncestorHasTheRequestedType() {
        let label = Label(label: "")
        XCTAssertNil(label.ancestor(ofType: Window.self))
        XCTAssertTrue(label.ancestor(ofType: Label.self) === label)
        let window = Window()
        window.child = label
        XCTAssertTrue(label.ancestor() as Window? === window)
        window.destroy()
    }

    func testAnEnumerationValueIsDeclaredInC() {
        let label = Label(label: "")
        label.halign = .unrecognized(2)
        XCTAssertEqual(label.halign, .end, "a number that C declares")
        assertTraps(saying: "gtk_widget_set_halign: align: 99 isn't a value of GtkAlign") {
            label.halign = .unrecognized(99)
        }
    }

    func testCharactersOfATextAreCounted() {
        let buffer = EntryBuffer()
        buffer.text = "äöü"
        XCTAssertEqual(buffer.insertText(1, characters: "ß"), 1)
        XCTAssertEqual(buffer.text, "äßöü")
    }

    func testPositionsAreWithinTheText() {
        let context = IMContextSimple()
        context.setSurroundingWithSelection("abc", cursorIndex: 3, anchorIndex: 0)
        assertTraps(saying: "gtk_im_context_set_surrounding_with_selection: 4 is out of range: the text has 3 bytes") {
            context.setSurroundingWithSelection("abc", cursorIndex: 0, anchorIndex: 4)
        }
    }

    // MARK: Pango

    func testATextMatchesItsGlyphs() throws {
        let context = Label(label: "").pangoContext
        let item = try XCTUnwrap(context.itemize("one two", attributes: AttrList()).first)
        XCTAssertEqual(item.length, 7)
        let glyphs = item.shape("one two")
        XCTAssertEqual(glyphs.glyphCount, 7)
        let x = glyphs.x(in: "one two", analysis: item.analysis, index: 7, trailing: false)
        XCTAssertEqual(x, glyphs.width)
        assertTraps(saying: "pango_shape_item: the item ends at byte 7, but the text has 3 bytes") {
            _ = item.shape("one")
        }
        assertTraps(saying: "pango_glyph_string_index_to_x: text: byte 9 is out of range: there are 7 bytes") {
            _ = glyphs.x(in: "one two", analysis: item.analysis, index: 9, trailing: false)
        }
        assertTraps(saying: "pango_glyph_string_index_to_x: text: the glyphs refer to byte 2, but the text has 1 bytes")
        {
            _ = glyphs.x(in: "o", analysis: item.analysis, index: 0, trailing: false)
        }
    }

    func testAnAnalysisRetainsItsItem() throws {
        let context = Label(label: "").pangoContext
        assertNoLeaks {
            var items = context.itemize("one", attributes: AttrList())
            let analysis = items[0].analysis
            let glyphs = items[0].shape("one")
            items = []
            XCTAssertEqual(glyphs.index(in: "one", analysis: analysis, x: 0).index, 0)
        }
    }

    func testAttributesAreIterated() {
        let list = AttrList()
        XCTAssertEqual(list.runs.map(\.range), [0..<Int(Int32.max)])
        list.insert(Attribute.weight(.bold))
        let runs = list.runs
        XCTAssertEqual(runs.count, 1)
        XCTAssertEqual(runs.first?.attributes.count, 1)
        _ = list.filter { _ in true }
        XCTAssertEqual(list.runs.first?.attributes.count, 0)
        XCTAssertEqual(runs.first?.attributes.first?.startIndex, 0, "remains valid without the list")
    }

    func testTheRangeOfAnAttributeIsSet() {
        let (list, attribute) = (AttrList(), Attribute.weight(.bold))
        attribute.startIndex = 2
        attribute.endIndex = 5
        list.insert(attribute)
        XCTAssertEqual(list.runs.first { !$0.attributes.isEmpty }?.range, 2..<5)
        assertTraps(saying: "start_index: -1 doesn't fit in guint", withDisplay: false) {
            Attribute.weight(.bold).startIndex = -1
        }
    }

    func testScriptsOfATextAreDistinguished() {
        let text = "abc шить"
        let runs = Script.runs(in: text)
        XCTAssertEqual(runs.map { String(text[$0.range]) }, ["abc ", "шить"])
        XCTAssertEqual(runs.map(\.script), [.latin, .cyrillic])
        XCTAssertTrue(Script.runs(in: "").isEmpty)
    }

    func testARectangleInPixels() {
        let rectangle = Pango.PangoRectangle(x: 100, y: 1500, width: 1024, height: 512)
        let enclosing = Pango.PangoRectangle(x: 0, y: 1, width: 2, height: 1)
        XCTAssertEqual(rectangle.enclosingPixels, enclosing)
        XCTAssertEqual(rectangle.nearestPixels, Pango.PangoRectangle(x: 0, y: 1, width: 1, height: 1))
    }
}
