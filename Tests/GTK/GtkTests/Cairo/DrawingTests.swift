import Cairo
import XCTest

@MainActor
final class DrawingTests: XCTestCase {
    let (red, green): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00)

    func testFillCoversThePixelsInsideAndClearsThePath() throws {
        let surface = try image { context in
            context.setSource(red: 1, green: 0, blue: 0)
            context.rectangle(x: 1, y: 1, width: 2, height: 1)
            context.fill()
            XCTAssertNil(context.currentPoint)
        }
        try assertInk(surface, ["....", ".##.", "...."])
        XCTAssertEqual(try surface.pixel(1, 1), red)
        XCTAssertEqual(try surface.inkCount(), 2)
    }

    func testFillAndStrokeCanKeepThePath() throws {
        let surface = try image { context in
            context.rectangle(x: 1, y: 1, width: 4, height: 4)
            context.setSource(red: 1, green: 0, blue: 0)
            context.fill(preservingPath: true)
            XCTAssertNotNil(context.currentPoint)
            context.setSource(red: 0, green: 1, blue: 0)
            context.stroke(preservingPath: true)
            XCTAssertNotNil(context.currentPoint)
            context.stroke()
            XCTAssertNil(context.currentPoint)
        }
        XCTAssertEqual(try surface.pixel(3, 3), red)
        XCTAssertEqual(try surface.pixel(0, 0), green)
    }

    func testPaintWithOpacity() throws {
        let surface = try image { context in
            context.setSource(red: 1, green: 1, blue: 1)
            context.paint(alpha: 0.2)
        }
        XCTAssertEqual(try surface.pixel(19, 19), 0x3333_3333)
        XCTAssertEqual(try image { $0.paint() }.pixel(0, 0), 0xFF00_0000)
    }

    func testColorsArePremultiplied() throws {
        let surface = try image { context in
            context.setSource(red: 1, green: 0, blue: 0.5, alpha: 0.6)
            context.paint()
        }
        XCTAssertEqual(try surface.pixel(0, 0), 0x9999_004C)
    }

    func testClipRestrictsUntilItIsReset() throws {
        let surface = try image { context in
            context.rectangle(x: 1, y: 0, width: 2, height: 1)
            context.clip(preservingPath: true)
            XCTAssertNotNil(context.currentPoint)
            context.newPath()
            XCTAssertEqual(context.clipExtents, CairoRectangle(x: 1, y: 0, width: 2, height: 1))
            XCTAssertEqual(try context.clipRectangles(), [CairoRectangle(x: 1, y: 0, width: 2, height: 1)])
            XCTAssertTrue(context.isInClip(x: 1.5, y: 0.5))
            XCTAssertFalse(context.isInClip(x: 0.5, y: 0.5))
            context.paint()
            context.rectangle(x: 2, y: 0, width: 9, height: 9)
            context.clip()
            XCTAssertNil(context.currentPoint)
            XCTAssertEqual(context.clipExtents, CairoRectangle(x: 2, y: 0, width: 1, height: 1))
            context.resetClip()
            XCTAssertEqual(context.clipExtents, CairoRectangle(x: 0, y: 0, width: 20, height: 20))
        }
        try assertInk(surface, [".##.", "...."])
    }

    func testARoundClipDoesNotConsistOfRectangles() throws {
        let context = try CairoContext(try ImageSurface(format: .argb32, width: 20, height: 20))
        context.arc(centerX: 10, centerY: 10, radius: 5)
        context.clip()
        assertThrows(.clipNotRepresentable) { try context.clipRectangles() }
    }

    func testMaskUsesTheOpacityOfThePattern() throws {
        let surface = try image { context in
            context.setSource(red: 0, green: 1, blue: 0)
            context.mask(.solid(red: 1, green: 0, blue: 0, alpha: 0.2))
        }
        XCTAssertEqual(try surface.pixel(4, 4), 0x3300_3300)
        let mask = try ImageSurface(bytes: [0xFF, 0, 0, 0xFF], format: .a8, width: 2, height: 2, stride: 2)
        let masked = try image { $0.mask(mask, x: 1, y: 0) }
        try assertInk(masked, [".#..", "..#.", "...."])
    }

    func testHitTestsAndExtents() throws {
        _ = try image { context in
            context.lineWidth = 2
            context.rectangle(x: 4, y: 4, width: 8, height: 6)
            XCTAssertTrue(context.isInFill(x: 8, y: 8))
            XCTAssertFalse(context.isInFill(x: 2, y: 2))
            XCTAssertTrue(context.isInStroke(x: 4, y: 6))
            XCTAssertFalse(context.isInStroke(x: 8, y: 7))
            XCTAssertEqual(context.pathExtents, CairoRectangle(x: 4, y: 4, width: 8, height: 6))
            XCTAssertEqual(context.fillExtents, CairoRectangle(x: 4, y: 4, width: 8, height: 6))
            XCTAssertEqual(context.strokeExtents, CairoRectangle(x: 3, y: 3, width: 10, height: 8))
        }
    }

    func testFillRules() throws {
        func rings(_ rule: FillRule) throws -> ImageSurface {
            try image { context in
                context.fillRule = rule
                XCTAssertEqual(context.fillRule, rule)
                context.rectangle(x: 0, y: 0, width: 3, height: 3)
                context.rectangle(x: 1, y: 1, width: 1, height: 1)
                context.fill()
            }
        }
        try assertInk(try rings(.winding), ["###.", "###.", "###.", "...."])
        try assertInk(try rings(.evenOdd), ["###.", "#.#.", "###.", "...."])
    }

    func testOperatorsCombineSourceAndDestination() throws {
        func drawn(_ operation: Operator) throws -> UInt32 {
            try image { context in
                XCTAssertEqual(context.operator, .over)
                context.setSource(red: 1, green: 0, blue: 0)
                context.paint()
                context.operator = operation
                XCTAssertEqual(context.operator, operation)
                context.setSource(red: 0, green: 1, blue: 0, alpha: 0.2)
                context.paint()
            }.pixel(0, 0)
        }
        XCTAssertEqual(try drawn(.over), 0xFFCC_3300)
        XCTAssertEqual(try drawn(.source), 0x3300_3300)
        XCTAssertEqual(try drawn(.clear), 0)
        XCTAssertEqual(try drawn(.destination), 0xFFFF_0000)
        XCTAssertEqual(try drawn(.destinationOut), 0xCCCC_0000)
        XCTAssertEqual(try drawn(.add), 0xFFFF_3300)
        XCTAssertEqual(try drawn(.multiply), 0xFFCC_0000)
        XCTAssertEqual(try drawn(.destinationIn), 0x3333_0000)
    }

    func testAntialiasSmoothsEdges() throws {
        func edge(_ antialias: Antialias) throws -> UInt32 {
            try image { context in
                context.antialias = antialias
                XCTAssertEqual(context.antialias, antialias)
                context.rectangle(x: 0, y: 0, width: 0.5, height: 1)
                context.fill()
            }.pixel(0, 0) >> 24
        }
        XCTAssertEqual(Double(try edge(.gray)), 128, accuracy: 2)
        XCTAssertTrue([0, 255].contains(try edge(.none)))
    }
}
