import Cairo
import XCTest

@MainActor
final class CairoSurfaceTests: XCTestCase {
    func testSimilarSurfaces() throws {
        let surface = try ImageSurface(format: .argb32, width: 4, height: 4)
        let similar = try surface.similar(content: .alpha, width: 5, height: 6)
        XCTAssertEqual(similar.content, .alpha)
        XCTAssertEqual((similar as? ImageSurface)?.width, 5)
        let image = try surface.similarImage(format: .a8, width: 7, height: 8)
        XCTAssertEqual(image.format, .a8)
        XCTAssertEqual(image.height, 8)
        assertThrows(.invalidSize) { try surface.similar(content: .alpha, width: -5, height: 6) }
        assertThrows(.invalidSize, subject: "\(Int.max) × 6") {
            try surface.similar(content: .alpha, width: .max, height: 6)
        }
        assertThrows(.invalidFormat) { try surface.similarImage(format: .invalid, width: 1, height: 1) }
        surface.finish()
        assertThrows(.surfaceFinished) { try surface.similar(content: .alpha, width: 1, height: 1) }
        assertThrows(.surfaceFinished) { try surface.similarImage(format: .a8, width: 1, height: 1) }
        assertThrows(.surfaceFinished) { try surface.subsurface(x: 0, y: 0, width: 1, height: 1) }
        assertThrows(.surfaceFinished) { try surface.withImage { _ in } }
    }

    func testASubsurfaceDrawsOnItsParent() throws {
        let surface = try image { _ in }
        let part = try surface.subsurface(x: 1, y: 1, width: 2, height: 1)
        try CairoContext(part).paint()
        part.flush()
        try assertInk(surface, ["....", ".##.", "...."])
    }

    func testAMappedAreaIsReadAndChanged() throws {
        let surface = try image { context in
            context.rectangle(x: 2, y: 1, width: 1, height: 1)
            context.fill()
        }
        var kept: ImageSurface?
        let found = try surface.withImage(of: RectangleInt(x: 2, y: 1, width: 2, height: 2)) { part in
            kept = part
            XCTAssertEqual(part.width, 2)
            try CairoContext(part).paint()
            return part.height
        }
        XCTAssertEqual(found, 2)
        try assertInk(surface, [".....", "..##.", "..##.", "....."])
        let image = try XCTUnwrap(kept)
        assertThrows(.surfaceFinished) { try image.bytes() }
        XCTAssertEqual(try surface.withImage { try $0.inkCount() }, 4)
        assertThrows(.invalidSize) {
            try surface.withImage(of: RectangleInt(x: 10, y: 0, width: 20, height: 1)) { _ in }
        }
    }

    func testDrawingByOtherCodeIsMarked() throws {
        let surface = try ImageSurface(format: .argb32, width: 4, height: 4)
        surface.flush()
        surface.markDirty()
        surface.markDirty(RectangleInt(x: 0, y: 0, width: 2, height: 2))
        XCTAssertEqual(surface.status, .success)
        surface.finish()
        surface.markDirty()
        XCTAssertEqual(surface.status, .surfaceFinished)
    }

    func testDeviceOffsetScaleAndResolution() throws {
        let surface = try ImageSurface(format: .argb32, width: 8, height: 8)
        XCTAssertTrue(surface.deviceScale == (1, 1))
        surface.deviceScale = (2, 2)
        XCTAssertTrue(surface.deviceScale == (2, 2))
        surface.deviceOffset = (2, 0)
        XCTAssertTrue(surface.deviceOffset == (2, 0))
        surface.fallbackResolution = (72, 96)
        XCTAssertTrue(surface.fallbackResolution == (72, 96))
        let context = try CairoContext(surface)
        context.rectangle(x: 0, y: 0, width: 1, height: 1)
        context.fill()
        try assertInk(surface, ["..##....", "..##....", "........"])
    }

    func testMIMEData() throws {
        let surface = try ImageSurface(format: .argb32, width: 1, height: 1)
        XCTAssertNil(surface.mimeData("image/jpeg"))
        try surface.setMIMEData([1, 2, 3], type: "image/jpeg")
        XCTAssertEqual(surface.mimeData("image/jpeg"), [1, 2, 3])
        try surface.setMIMEData([4], type: "image/jpeg")
        XCTAssertEqual(surface.mimeData("image/jpeg"), [4])
        try surface.setMIMEData(nil, type: "image/jpeg")
        XCTAssertNil(surface.mimeData("image/jpeg"))
        XCTAssertFalse(surface.supportsMIMEType("image/jpeg"))
        XCTAssertTrue(try PDFSurface(path: nil, width: 1, height: 1).supportsMIMEType("image/jpeg"))
        surface.finish()
        assertThrows(.surfaceFinished) { try surface.setMIMEData([1], type: "image/jpeg") }
    }

    func testARecordingIsReplayed() throws {
        let recording = try RecordingSurface()
        XCTAssertNil(recording.extents)
        XCTAssertEqual(recording.surfaceType, .recording)
        let context = try CairoContext(recording)
        context.rectangle(x: 1, y: 0, width: 2, height: 1)
        context.fill()
        XCTAssertEqual(recording.inkExtents, CairoRectangle(x: 1, y: 0, width: 2, height: 1))
        let surface = try image { context in
            context.scale(x: 2, y: 2)
            context.setSource(recording)
            context.paint()
        }
        try assertInk(surface, ["..####..", "..####..", "........"])
        let bounds = CairoRectangle(x: 0, y: 0, width: 5, height: 6)
        XCTAssertEqual(try RecordingSurface(content: .alpha, extents: bounds).extents, bounds)
    }
}
