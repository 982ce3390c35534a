import Cairo
import XCTest

/// Tests with the built-in font of cairo, so that they don't depend on installed fonts.
@MainActor
final class TextTests: XCTestCase {
    private func context() throws -> CairoContext {
        let context = try CairoContext(try ImageSurface(format: .argb32, width: 100, height: 30))
        context.selectFontFace("@cairo:", weight: .bold)
        context.setFontSize(20)
        return context
    }

    func testTextIsDrawnFromTheCurrentPoint() throws {
        let context = try context()
        context.moveTo(x: 5, y: 20)
        context.showText("Hi")
        let surface = try XCTUnwrap(context.target as? ImageSurface)
        XCTAssertGreaterThan(try surface.inkCount(), 40)
        let extents = context.textExtents("Hi")
        XCTAssertEqual(try XCTUnwrap(context.currentPoint).x, 5 + extents.xAdvance, accuracy: 0.01)
        XCTAssertEqual(extents.yAdvance, 0)
        XCTAssertLessThan(extents.yBearing, 0)
        XCTAssertGreaterThan(extents.height, 5)
        XCTAssertGreaterThan(context.textExtents("Hi Hi").width, extents.width)
        XCTAssertGreaterThan(context.fontExtents.height, 15)
        XCTAssertGreaterThan(context.fontExtents.ascent, context.fontExtents.descent)
        try context.status.check()
    }

    func testTheSizeSetsTheFontMatrix() throws {
        let context = try context()
        XCTAssertEqual(context.fontMatrix, .scale(x: 20, y: 20))
        let width = context.textExtents("Hello").xAdvance
        context.fontMatrix = .scale(x: 40, y: 20)
        XCTAssertEqual(context.textExtents("Hello").xAdvance, 2 * width, accuracy: 2)
    }

    func testAnOutlineOfText() throws {
        let context = try context()
        context.moveTo(x: 5, y: 20)
        context.textPath("O")
        XCTAssertFalse(context.copyPath().elements.isEmpty)
        let bounds = context.fillExtents
        XCTAssertGreaterThan(bounds.height, 5)
        XCTAssertTrue(bounds.x > 0 && bounds.y > 0 && bounds.y < 20)
    }

    func testGlyphsLookLikeTheirText() throws {
        let context = try context()
        let result = try context.scaledFont.glyphs(for: "Hé", x: 5, y: 20)
        XCTAssertEqual(result.glyphs.count, 2)
        XCTAssertEqual(result.glyphs.first?.x, 5)
        XCTAssertEqual(
            result.clusters,
            [TextCluster(byteCount: 1, glyphCount: 1), TextCluster(byteCount: 2, glyphCount: 1)]
        )
        XCTAssertEqual(result.flags, [])
        context.moveTo(x: 5, y: 20)
        context.showText("Hé")
        let expected = try XCTUnwrap(context.target as? ImageSurface)

        func drawn(_ draw: (CairoContext) -> Void) throws -> [UInt8] {
            let other = try self.context()
            draw(other)
            try other.status.check()
            return try XCTUnwrap(other.target as? ImageSurface).bytes()
        }
        XCTAssertEqual(try drawn { $0.showGlyphs(result.glyphs) }, try expected.bytes())
        XCTAssertEqual(
            try drawn { $0.showTextGlyphs("Hé", glyphs: result.glyphs, clusters: result.clusters) },
            try expected.bytes()
        )
        context.newPath()
        context.glyphPath(result.glyphs)
        XCTAssertNotEqual(context.copyPath(), [])
        XCTAssertEqual(
            context.glyphExtents(result.glyphs).xAdvance,
            context.textExtents("Hé").xAdvance,
            accuracy: 0.01
        )
    }

    func testInvalidClustersSetTheStatus() throws {
        let context = try context()
        context.showTextGlyphs(
            "Hi",
            glyphs: [Glyph(index: 1, x: 0, y: 0)],
            clusters: [TextCluster(byteCount: 9, glyphCount: 1)]
        )
        XCTAssertEqual(context.status, .invalidClusters)
    }

    func testAFontFaceReturnsTheRequestedProperties() throws {
        let face = try CairoFontFace(family: "@cairo:", slant: .italic, weight: .bold)
        XCTAssertEqual(face.fontType, .toy)
        XCTAssertEqual(face.family, "@cairo:")
        XCTAssertEqual(face.slant, .italic)
        XCTAssertEqual(face.weight, .bold)
        let context = try context()
        context.fontFace = face
        XCTAssertEqual(context.fontFace, face)
        assertThrows(.invalidSlant, subject: "sans") { try CairoFontFace(family: "sans", slant: .unrecognized(77)) }
        assertThrows(.invalidWeight, subject: "sans") { try CairoFontFace(family: "sans", weight: .unrecognized(77)) }
        XCTAssertEqual(face.status, .success)
    }

    func testAScaledFont() throws {
        let face = try CairoFontFace(family: "@cairo:")
        var options = FontOptions()
        options.hintMetrics = .off
        let font = try ScaledFont(
            face,
            fontMatrix: .scale(x: 20, y: 20),
            contextMatrix: .scale(x: 2, y: 2),
            options: options
        )
        XCTAssertEqual(font.fontMatrix, .scale(x: 20, y: 20))
        XCTAssertEqual(font.contextMatrix, .scale(x: 2, y: 2))
        XCTAssertEqual(font.scaleMatrix, .scale(x: 40, y: 40))
        XCTAssertEqual(font.fontFace, face)
        XCTAssertEqual(font.fontOptions.hintMetrics, .off)
        XCTAssertEqual(font.status, .success)
        XCTAssertEqual(font.fontType, .user)
        let context = try context()
        context.scale(x: 2, y: 2)
        context.scaledFont = font
        XCTAssertEqual(context.scaledFont, context.scaledFont)
        XCTAssertEqual(context.scaledFont.scaleMatrix, font.scaleMatrix)
        XCTAssertEqual(context.fontOptions.hintMetrics, .off)
        XCTAssertEqual(context.textExtents("Hello"), font.textExtents("Hello"))
        XCTAssertEqual(context.fontExtents, font.fontExtents)
        let glyphs = try font.glyphs(for: "Hello").glyphs
        XCTAssertEqual(font.glyphExtents(glyphs).xAdvance, font.textExtents("Hello").xAdvance, accuracy: 0.01)
        assertThrows(.invalidMatrix) { try ScaledFont(face, fontMatrix: .scale(x: .nan, y: 1)) }
    }

    func testATextWithANullCharacterIsNotTruncated() throws {
        let context = try context()
        XCTAssertEqual(context.textExtents("a\0b").width, context.textExtents("a\u{FFFD}b").width)
        XCTAssertGreaterThan(context.textExtents("a\0b").xAdvance, context.textExtents("a").xAdvance)
        let font = context.scaledFont
        XCTAssertEqual(try font.glyphs(for: "a\0b").glyphs.count, 3)
    }
}
