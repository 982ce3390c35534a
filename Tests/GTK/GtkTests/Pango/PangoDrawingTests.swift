import CGtk
import Cairo
import GtkTesting
import Pango
import XCTest

/// Tests of drawing Pango layouts on cairo contexts.
@MainActor
final class PangoDrawingTests: GtkTestCase {
    private func makeContext() throws -> CairoContext {
        try CairoContext(try ImageSurface(format: .argb32, width: 200, height: 60))
    }

    private func ink(_ context: CairoContext) throws -> Int {
        try context.status.check()
        return try XCTUnwrap(context.target as? ImageSurface).inkCount()
    }

    private func makeLayout(_ text: String, for context: CairoContext) -> Layout {
        let layout = Layout(for: context)
        layout.fontDescription = FontDescription.fromString("Sans 20")
        layout.text = text
        return layout
    }

    /// Returns the number of drawn pixels in a new context.
    private func ink(_ draw: (CairoContext) throws -> Void) throws -> Int {
        let context = try makeContext()
        try draw(context)
        return try ink(context)
    }

    // MARK: Drawing

    func testALayoutIsDrawnAtTheCurrentPoint() throws {
        let context = try makeContext()
        let layout = makeLayout("Hi", for: context)
        context.moveTo(x: 100, y: 10)
        context.show(layout)
        XCTAssertGreaterThan(try ink(context), 40)
        let surface = try XCTUnwrap(context.target as? ImageSurface)
        for y in 0..<60 { for x in 0..<95 { XCTAssertEqual(try surface.pixel(x, y), 0) } }
        XCTAssertEqual(try ink { $0.show(makeLayout("", for: $0)) }, 0)
    }

    func testALineAndARunAreDrawnOnTheirBaseline() throws {
        let wanted = try ink { $0.show(makeLayout("Hi", for: $0)) }
        let line = try ink { context in
            let layout = makeLayout("Hi", for: context)
            context.moveTo(x: 0, y: Double(layout.baseline) / Double(PangoUnits.scale))
            context.show(try XCTUnwrap(layout.lineReadOnly(0)))
        }
        XCTAssertEqual(line, wanted)
        let run = try ink { context in
            let layout = makeLayout("Hi", for: context)
            context.moveTo(x: 0, y: Double(layout.baseline) / Double(PangoUnits.scale))
            context.show(try XCTUnwrap(layout.iter.runReadOnly), of: layout.text)
        }
        XCTAssertEqual(run, wanted)
        let glyphs = try ink { context in
            let layout = makeLayout("Hi", for: context)
            let font = try XCTUnwrap(layout.context.loadFont(try XCTUnwrap(layout.fontDescription)))
            context.moveTo(x: 0, y: Double(layout.baseline) / Double(PangoUnits.scale))
            context.show(try XCTUnwrap(layout.iter.runReadOnly?.glyphs), font: font)
        }
        XCTAssertEqual(glyphs, wanted)
    }

    func testALineOutlivesItsLayout() throws {
        let context = try makeContext()
        let line = try XCTUnwrap(makeLayout("Hi", for: context).lineReadOnly(0))
        XCTAssertNil(line.layout)
        context.moveTo(x: 0, y: 30)
        context.show(line)
        context.layoutLinePath(line)
        XCTAssertGreaterThan(try ink(context), 40)
    }

    func testATextThatEndsBeforeItsRunTraps() throws {
        let context = try makeContext()
        let run = try XCTUnwrap(makeLayout("Hiä", for: context).iter.runReadOnly)
        context.moveTo(x: 0, y: 30)
        context.show(run, of: "Hiä!")
        assertTraps(saying: "pango_cairo_show_glyph_item: the run ends at byte 4, but the text has 3 bytes") {
            context.show(run, of: "Hia")
        }
    }

    func testASpellingMistakeIsUnderlined() throws {
        let context = try makeContext()
        context.showErrorUnderline(x: 10, y: 20, width: 60, height: 8)
        XCTAssertGreaterThan(try ink(context), 40)
        XCTAssertTrue(context.copyPath().elements.isEmpty)
        context.errorUnderlinePath(x: 10, y: 20, width: 60, height: 8)
        let extents = context.pathExtents
        XCTAssertGreaterThan(extents.x, 9)
        XCTAssertLessThan(extents.x + extents.width, 71)
    }

    // MARK: Paths

    func testOutlinesMatchTheDrawing() throws {
        let shown = try ink { $0.show(makeLayout("Hi", for: $0)) }
        let paths: [(CairoContext, Layout) throws -> Void] = [
            { context, layout in context.layoutPath(layout) },
            { context, layout in
                context.moveTo(x: 0, y: Double(layout.baseline) / Double(PangoUnits.scale))
                context.layoutLinePath(try XCTUnwrap(layout.lineReadOnly(0)))
            },
            { context, layout in
                let font = try XCTUnwrap(layout.context.loadFont(try XCTUnwrap(layout.fontDescription)))
                context.moveTo(x: 0, y: Double(layout.baseline) / Double(PangoUnits.scale))
                context.glyphStringPath(try XCTUnwrap(layout.iter.runReadOnly?.glyphs), font: font)
            },
        ]
        for path in paths {
            let context = try makeContext()
            try path(context, makeLayout("Hi", for: context))
            XCTAssertEqual(try ink(context), 0, "a path draws nothing")
            context.fill()
            XCTAssertEqual(Double(try ink(context)), Double(shown), accuracy: Double(shown) / 4)
        }
    }

    // MARK: Contexts

    func testALayoutIsUpdatedForTheTransformation() throws {
        let context = try makeContext()
        let layout = makeLayout("Hi", for: context)
        XCTAssertEqual(layout.context.matrix?.xx ?? 1, 1)
        context.scale(x: 2, y: 2)
        layout.update(for: context)
        XCTAssertEqual(layout.context.matrix?.xx, 2)
        context.scale(x: 2, y: 2)
        let serial = layout.serial
        layout.context.update(for: context)
        XCTAssertEqual(layout.context.matrix?.xx, 4)
        layout.contextChanged()
        XCTAssertNotEqual(layout.serial, serial)
        XCTAssertEqual(PangoContext(for: context).matrix?.xx, 4)
    }

    func testResolution() throws {
        let context = try makeContext()
        let layout = makeLayout("Hello", for: context)
        XCTAssertNil(layout.context.resolution)
        let width = layout.pixelSize.width
        layout.context.resolution = 2 * FontMap.cairoDefault.resolution
        XCTAssertEqual(layout.context.resolution, 192)
        layout.contextChanged()
        XCTAssertEqual(Double(layout.pixelSize.width), Double(2 * width), accuracy: 6)
        layout.context.resolution = nil
        layout.contextChanged()
        XCTAssertNil(layout.context.resolution)
        XCTAssertEqual(layout.pixelSize.width, width)
    }

    func testFontOptions() throws {
        let context = PangoContext(for: try makeContext())
        var options = FontOptions()
        options.antialias = .none
        options.hintStyle = .full
        context.fontOptions = options
        XCTAssertEqual(context.fontOptions, options)
        options.antialias = .gray
        XCTAssertEqual(context.fontOptions?.antialias, Antialias.none, "it keeps a copy")
        context.fontOptions = nil
        XCTAssertNil(context.fontOptions)
    }

    func testACairoFont() throws {
        let context = try makeContext()
        let layout = makeLayout("Hi", for: context)
        let font = try XCTUnwrap(layout.context.loadFont(try XCTUnwrap(layout.fontDescription)))
        let scaled = try XCTUnwrap(font.scaledFont)
        XCTAssertEqual(scaled.fontMatrix.xx, 20 * 96 / 72, accuracy: 0.1)
        XCTAssertEqual(scaled.pointer, font.scaledFont?.pointer)
    }

    // MARK: Font maps

    func testTheDefaultFontMap() throws {
        let context = try makeContext()
        let original = FontMap.cairoDefault
        XCTAssertTrue(original === FontMap.cairoDefault)
        XCTAssertTrue(Layout(for: context).context.fontMap === original)
        XCTAssertTrue(original.isForCairo)
        XCTAssertEqual(original.fontType, .freeType)
        let other = FontMap.cairo()
        FontMap.setCairoDefault(other)
        XCTAssertTrue(Layout(for: context).context.fontMap === other)
        FontMap.setCairoDefault(original)
        XCTAssertTrue(FontMap.cairoDefault === original)
    }

    func testASeparateFontMap() throws {
        XCTAssertNil(FontMap.cairo(fontType: .win32))
        let map = try XCTUnwrap(FontMap.cairo(fontType: .freeType))
        XCTAssertEqual(map.resolution, 96)
        map.resolution = 144
        XCTAssertEqual(map.resolution, 144)
        XCTAssertFalse(map.families.isEmpty)
        assertFreed { FontMap.cairo() }
    }

    func testAFontMapThatIsNotForCairoTraps() {
        assertTraps(saying: "pango_cairo_font_map_get_resolution: expected a PangoCairoFontMap", "OtherFontMap") {
            let map = self.otherFontMap()
            XCTAssertFalse(map.isForCairo)
            print(map.resolution)
        }
        assertTraps(saying: "pango_cairo_font_map_set_default: expected a PangoCairoFontMap") {
            FontMap.setCairoDefault(self.otherFontMap())
        }
    }

    /// Returns a font map of a class that C code could define.
    private func otherFontMap() -> FontMap {
        var query = GTypeQuery()
        g_type_query(pango_font_map_get_type(), &query)
        let type = g_type_register_static_simple(
            query.type,
            "OtherFontMap",
            query.class_size,
            nil,
            query.instance_size,
            nil,
            GTypeFlags(rawValue: 0)
        )
        return FontMap(wrapping: g_object_new_with_properties(type, 0, nil, nil), transfer: .full)
    }
}
