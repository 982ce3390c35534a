import Cairo
import XCTest

@MainActor
final class CairoPathTests: XCTestCase {
    private func context() throws -> CairoContext {
        try CairoContext(try ImageSurface(format: .argb32, width: 20, height: 20))
    }

    func testElementsAreCopiedAsValues() throws {
        let context = try context()
        XCTAssertEqual(context.copyPath(), [])
        XCTAssertNil(context.currentPoint)
        context.moveTo(x: 1, y: 2)
        context.lineTo(x: 3, y: 4)
        context.curveTo(x1: 4, y1: 5, x2: 6, y2: 7, x3: 8, y3: 9)
        XCTAssertEqual(context.currentPoint?.x, 8)
        XCTAssertEqual(context.currentPoint?.y, 9)
        context.closePath()
        XCTAssertEqual(
            context.copyPath(),
            [
                .move(x: 1, y: 2), .line(x: 3, y: 4), .curve(x1: 4, y1: 5, x2: 6, y2: 7, x3: 8, y3: 9), .close,
                // cairo adds this element, which returns to the beginning of the subpath.
                .move(x: 1, y: 2),
            ]
        )
    }

    func testRelativeElementsStartAtTheCurrentPoint() throws {
        let context = try context()
        context.moveTo(x: 1, y: 1)
        context.relativeLineTo(x: 1, y: 2)
        context.relativeCurveTo(x1: 1, y1: 0, x2: 2, y2: 0, x3: 3, y3: 1)
        context.relativeMoveTo(x: -1, y: -1)
        XCTAssertEqual(
            context.copyPath(),
            [
                .move(x: 1, y: 1), .line(x: 2, y: 3), .curve(x1: 3, y1: 3, x2: 4, y2: 3, x3: 5, y3: 4),
                .move(x: 4, y: 3),
            ]
        )
    }

    func testARelativeElementNeedsACurrentPoint() throws {
        let context = try context()
        context.relativeLineTo(x: 1, y: 1)
        XCTAssertEqual(context.status, .noCurrentPoint)
        XCTAssertEqual(context.copyPath(), [], "a context in error has no path")
    }

    func testAPathIsAppendedToAnother() throws {
        let context = try context()
        let path: Path = [.move(x: 0, y: 0), .line(x: 4, y: 0), .line(x: 4, y: 4), .close]
        context.rectangle(x: 10, y: 10, width: 1, height: 1)
        context.newPath()
        context.appendPath(path)
        XCTAssertEqual(context.copyPath(), Path(path.elements + [.move(x: 0, y: 0)]))
        XCTAssertTrue(context.isInFill(x: 3, y: 1))
        XCTAssertFalse(context.isInFill(x: 1, y: 3))
        context.newPath()
        context.appendPath([.curve(x1: 0, y1: 0, x2: 1, y2: 1, x3: 2, y3: 2)])
        context.appendPath([])
        XCTAssertEqual(context.copyPath().elements.last, .curve(x1: 0, y1: 0, x2: 1, y2: 1, x3: 2, y3: 2))
        XCTAssertEqual(context.status, .success)
    }

    func testAPathIsInTheCoordinatesAtTheTimeOfCopying() throws {
        let context = try context()
        context.moveTo(x: 2, y: 4)
        context.scale(x: 2, y: 2)
        XCTAssertEqual(context.copyPath(), [.move(x: 1, y: 2)])
    }

    func testAFlatPathHasNoCurves() throws {
        let context = try context()
        context.arc(centerX: 10, centerY: 10, radius: 5)
        XCTAssertTrue(context.copyPath().elements.contains { if case .curve = $0 { true } else { false } })
        let flat = context.copyFlatPath().elements
        XCTAssertFalse(flat.contains { if case .curve = $0 { true } else { false } })
        XCTAssertGreaterThan(flat.count, 8)
    }

    func testArcsInBothDirections() throws {
        let context = try context()
        context.arc(centerX: 10, centerY: 10, radius: 5, from: 0, to: .pi / 2)
        XCTAssertTrue(context.isInFill(x: 13, y: 13))
        XCTAssertFalse(context.isInFill(x: 7, y: 7))
        context.newPath()
        context.arcNegative(centerX: 10, centerY: 10, radius: 5, from: 0, to: .pi / 2)
        XCTAssertTrue(context.isInFill(x: 7, y: 7))
        XCTAssertFalse(context.isInFill(x: 13, y: 13))
    }

    func testANewSubpathIsNotConnectedByALine() throws {
        let context = try context()
        context.moveTo(x: 0, y: 0)
        context.newSubPath()
        XCTAssertNil(context.currentPoint)
        context.arc(centerX: 10, centerY: 10, radius: 5)
        XCTAssertFalse(context.copyPath().elements.contains(.line(x: 15, y: 10)))
        context.rectangle(CairoRectangle(x: 0, y: 0, width: 1, height: 1))
        XCTAssertTrue(context.isInFill(x: 0.5, y: 0.5))
    }
}
