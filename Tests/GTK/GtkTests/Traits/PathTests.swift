#if GTK4_14
import Gtk
import GtkTesting
import XCTest

/// Tests of paths and of points on them, which don't retain their paths.
@MainActor
final class PathTests: GtkTestCase {
    func testThePointsOfAPath() throws {
        let path = try XCTUnwrap(GskPath.parse("M 0 0 L 30 0 L 30 40"))
        let (start, end) = (try XCTUnwrap(path.startPoint), try XCTUnwrap(path.endPoint))
        XCTAssertEqual(start.position(path), Point(x: 0, y: 0))
        XCTAssertEqual(end.position(path), Point(x: 30, y: 40))
        XCTAssertLessThan(start, end)
        XCTAssertEqual(start, path.startPoint)
        XCTAssertNotEqual(start, end)
        XCTAssertEqual(end.rotation(path, direction: .fromStart), 90, accuracy: 0.01)
        XCTAssertNil(PathBuilder().toPath().startPoint)
    }

    func testMeasuring() throws {
        let path = try XCTUnwrap(GskPath.parse("M 0 0 L 30 0 L 30 40"))
        let measure = PathMeasure(path: path)
        XCTAssertEqual(measure.length, 70, accuracy: 0.01)
        let point = try XCTUnwrap(measure.point(50))
        XCTAssertEqual(point.position(path).y, 20, accuracy: 0.01)
        XCTAssertEqual(point.distance(measure), 50, accuracy: 0.01)
    }

    func testTheClosestPoint() throws {
        let path = try XCTUnwrap(GskPath.parse("M 0 0 L 30 0"))
        let closest = try XCTUnwrap(path.closestPoint(Point(x: 12, y: 5), threshold: 10))
        XCTAssertEqual(closest.distance, 5, accuracy: 0.01)
        XCTAssertEqual(closest.pathPoint.position(path).x, 12, accuracy: 0.01)
        XCTAssertNil(path.closestPoint(Point(x: 12, y: 50), threshold: 10))
    }
}
#endif
