import Cairo
import XCTest

@MainActor
final class LineTests: XCTestCase {
    func testWidthAndCaps() throws {
        func line(_ cap: LineCap) throws -> ImageSurface {
            try image { context in
                context.lineWidth = 2
                XCTAssertEqual(context.lineWidth, 2)
                context.lineCap = cap
                XCTAssertEqual(context.lineCap, cap)
                context.moveTo(x: 2, y: 1)
                context.lineTo(x: 4, y: 1)
                context.stroke()
            }
        }
        try assertInk(try line(.butt), ["..##..", "..##..", "......"])
        try assertInk(try line(.square), [".####.", ".####.", "......"])
        XCTAssertGreaterThanOrEqual(try line(.round).inkCount(), try line(.butt).inkCount())
    }

    func testJoins() throws {
        func corner(_ join: LineJoin, limit: Double = 10) throws -> Int {
            try image { context in
                context.lineWidth = 8
                context.lineJoin = join
                XCTAssertEqual(context.lineJoin, join)
                context.miterLimit = limit
                XCTAssertEqual(context.miterLimit, limit)
                context.moveTo(x: 18, y: 6)
                context.lineTo(x: 6, y: 6)
                context.lineTo(x: 6, y: 18)
                context.stroke()
            }.inkCount()
        }
        let (miter, round, bevel) = (try corner(.miter), try corner(.round), try corner(.bevel))
        XCTAssertGreaterThan(miter, round)
        XCTAssertGreaterThan(round, bevel)
        XCTAssertEqual(try corner(.miter, limit: 1), bevel)
    }

    func testDashes() throws {
        let surface = try image { context in
            XCTAssertEqual(context.dashes, [])
            context.setDash([2, 1], offset: 1)
            XCTAssertEqual(context.dashes, [2, 1])
            XCTAssertEqual(context.dashOffset, 1)
            context.lineWidth = 1
            context.moveTo(x: 0, y: 0.5)
            context.lineTo(x: 7, y: 0.5)
            context.stroke()
            context.setDash([])
            XCTAssertEqual(context.dashes, [])
            context.moveTo(x: 0, y: 1.5)
            context.lineTo(x: 7, y: 1.5)
            context.stroke()
        }
        try assertInk(surface, ["#.##.##.", "#######.", "........"])
    }

    func testInvalidDashesSetTheStatus() throws {
        let context = try CairoContext(try ImageSurface(format: .argb32, width: 1, height: 1))
        context.setDash([0, 0])
        XCTAssertEqual(context.status, .invalidDash)
        assertThrows(.invalidDash) { try context.status.check() }
    }

    func testToleranceDeterminesHowCurvesAreFlattened() throws {
        _ = try image { context in
            XCTAssertEqual(context.tolerance, 0.1)
            context.arc(centerX: 10, centerY: 10, radius: 9)
            let fine = context.copyFlatPath().elements.count
            context.tolerance = 2
            XCTAssertEqual(context.tolerance, 2)
            XCTAssertLessThan(context.copyFlatPath().elements.count, fine)
        }
    }
}
