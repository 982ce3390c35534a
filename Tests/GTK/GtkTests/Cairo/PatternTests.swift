import Cairo
import XCTest

@MainActor
final class PatternTests: XCTestCase {
    func testASolidColor() throws {
        let pattern = Pattern.solid(red: 0, green: 0, blue: 1)
        XCTAssertEqual(pattern.patternType, .solid)
        XCTAssertTrue(try XCTUnwrap(pattern.color) == (0, 0, 1, 1))
        XCTAssertNil(pattern.surface)
        XCTAssertNil(pattern.linearPoints)
        XCTAssertNil(pattern.radialCircles)
        XCTAssertEqual(pattern.colorStops, [])
        let surface = try image { context in
            context.source = pattern
            XCTAssertEqual(context.source, pattern)
            context.paint()
        }
        XCTAssertEqual(try surface.pixel(0, 0), 0xFF00_00FF)
    }

    func testALinearGradient() throws {
        let pattern = Pattern.linear(x0: 0, y0: 0, x1: 20, y1: 0)
        pattern.addColorStop(offset: 0, red: 0, green: 0, blue: 0)
        pattern.addColorStop(offset: 1, red: 1, green: 0, blue: 0, alpha: 1)
        XCTAssertEqual(pattern.patternType, .linear)
        XCTAssertTrue(try XCTUnwrap(pattern.linearPoints) == (0, 0, 20, 0))
        XCTAssertEqual(
            pattern.colorStops,
            [.init(offset: 0, red: 0, green: 0, blue: 0), .init(offset: 1, red: 1, green: 0, blue: 0)]
        )
        let surface = try image { context in
            context.setSource(pattern)
            context.paint()
        }
        let reds = try (0..<20).map { try (surface.pixel($0, 5) >> 16) & 0xFF }
        XCTAssertEqual(reds, reds.sorted())
        XCTAssertEqual(Double(reds[10]), 134, accuracy: 3)
        XCTAssertLessThan(reds[0], 12)
        XCTAssertGreaterThan(reds[19], 243)
    }

    func testARadialGradient() throws {
        let pattern = Pattern.radial(x0: 10, y0: 10, radius0: 0, x1: 10, y1: 10, radius1: 5)
        pattern.addColorStop(offset: 0, red: 1, green: 1, blue: 1)
        pattern.addColorStop(offset: 1, red: 1, green: 1, blue: 1, alpha: 0)
        XCTAssertEqual(pattern.patternType, .radial)
        XCTAssertTrue(try XCTUnwrap(pattern.radialCircles) == (10, 10, 0, 10, 10, 5))
        let surface = try image { context in
            context.source = pattern
            context.paint()
        }
        XCTAssertGreaterThan(try surface.pixel(10, 10) >> 24, 200)
        XCTAssertEqual(try surface.pixel(0, 0), 0)
    }

    func testAColorStopOnASolidColorSetsTheStatus() throws {
        let pattern = Pattern.solid(red: 0, green: 0, blue: 0)
        pattern.addColorStop(offset: 0, red: 0, green: 0, blue: 0)
        XCTAssertEqual(pattern.status, .patternTypeMismatch)
        let context = try CairoContext(try ImageSurface(format: .argb32, width: 1, height: 1))
        context.source = pattern
        XCTAssertEqual(context.status, .patternTypeMismatch)
    }

    func testExtendRepeatsASurface() throws {
        let tile = try ImageSurface(format: .argb32, width: 2, height: 1)
        let tileContext = try CairoContext(tile)
        tileContext.rectangle(x: 0, y: 0, width: 1, height: 1)
        tileContext.fill()
        let pattern = try Pattern(tile)
        XCTAssertEqual(pattern.patternType, .surface)
        XCTAssertEqual(pattern.surface, tile)
        XCTAssertTrue(pattern.surface is ImageSurface)
        func row(_ extend: Extend) throws -> String {
            pattern.extend = extend
            XCTAssertEqual(pattern.extend, extend)
            let surface = try image { context in
                context.source = pattern
                context.paint()
            }
            return try String((0..<6).map { try surface.pixel($0, 0) == 0 ? "." : "#" })
        }
        XCTAssertEqual(try row(.none), "#.....")
        XCTAssertEqual(try row(.repeat), "#.#.#.")
        XCTAssertEqual(try row(.reflect), "#..##.")
        XCTAssertEqual(try row(.pad), "#.....")
    }

    func testEnlargingWithFilterAndMatrix() throws {
        let tile = try ImageSurface(format: .argb32, width: 1, height: 1)
        try CairoContext(tile).paint()
        let pattern = try Pattern(tile)
        pattern.filter = .nearest
        XCTAssertEqual(pattern.filter, .nearest)
        pattern.matrix = .scale(x: 0.25, y: 0.5)
        XCTAssertEqual(pattern.matrix, .scale(x: 0.25, y: 0.5))
        let surface = try image { context in
            context.source = pattern
            context.paint()
        }
        try assertInk(surface, ["####.", "####.", "....."])
        pattern.matrix = .scale(x: 0, y: 0)
        XCTAssertEqual(pattern.status, .invalidMatrix)
    }

    func testASurfaceAsSourceAtAPosition() throws {
        let tile = try ImageSurface(format: .argb32, width: 2, height: 1)
        try CairoContext(tile).paint()
        let surface = try image { context in
            context.setSource(tile, x: 1, y: 1)
            context.paint()
        }
        try assertInk(surface, ["....", ".##.", "...."])
        XCTAssertEqual(try surface.inkCount(), 2)
    }

    func testAPatternCannotBeCreatedFromAFinishedSurface() throws {
        let surface = try ImageSurface(format: .argb32, width: 1, height: 1)
        surface.finish()
        assertThrows(.surfaceFinished) { try Pattern(surface) }
    }
}
