import Cairo
import XCTest

@MainActor
final class TransformationTests: XCTestCase {
    func testCoordinatesAreTransformed() throws {
        let surface = try image { context in
            context.translate(x: 2, y: 1)
            context.scale(x: 2, y: 1)
            context.rectangle(x: 0, y: 0, width: 1, height: 1)
            context.fill()
            XCTAssertEqual(context.matrix, CairoMatrix(xx: 2, yx: 0, xy: 0, yy: 1, x0: 2, y0: 1))
            XCTAssertTrue(context.userToDevice(x: 1, y: 1) == (4, 2))
            XCTAssertTrue(context.userToDeviceDistance(x: 1, y: 1) == (2, 1))
            XCTAssertTrue(context.deviceToUser(x: 4, y: 2) == (1, 1))
            XCTAssertTrue(context.deviceToUserDistance(x: 4, y: 2) == (2, 2))
            context.resetMatrix()
            XCTAssertEqual(context.matrix, .identity)
        }
        try assertInk(surface, ["......", "..##..", "......"])
    }

    func testRotation() throws {
        let surface = try image { context in
            context.translate(x: 2, y: 0)
            context.rotate(by: .pi / 2)
            context.rectangle(x: 0, y: 0, width: 3, height: 1)
            context.fill()
        }
        try assertInk(surface, [".#..", ".#..", ".#..", "...."])
    }

    func testAMatrixIsSetAndAppliedFirst() throws {
        let surface = try image { context in
            context.matrix = .translation(x: 1, y: 0)
            context.transform(.scale(x: 2, y: 2))
            context.rectangle(x: 0, y: 0, width: 1, height: 1)
            context.fill()
        }
        try assertInk(surface, [".##.", ".##.", "...."])
    }

    func testASingularMatrixSetsTheStatus() throws {
        let context = try CairoContext(try ImageSurface(format: .argb32, width: 1, height: 1))
        context.scale(x: 0, y: 1)
        XCTAssertEqual(context.status, .invalidMatrix)
        context.scale(x: 1, y: 1)
        context.save()
        XCTAssertEqual(context.status, .invalidMatrix)
    }
}
