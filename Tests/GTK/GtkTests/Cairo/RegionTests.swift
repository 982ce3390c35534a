import Cairo
import XCTest

@MainActor
final class RegionTests: XCTestCase {
    private let square = RectangleInt(x: 0, y: 0, width: 4, height: 4)

    func testEmptyAndRectangles() {
        let region = Region()
        XCTAssertTrue(region.isEmpty)
        XCTAssertEqual(region.rectangles, [])
        XCTAssertEqual(region.extents, RectangleInt(x: 0, y: 0, width: 0, height: 0))
        let two = Region([square, RectangleInt(x: 10, y: 2, width: 1, height: 2)])
        XCTAssertFalse(two.isEmpty)
        XCTAssertEqual(two.extents, RectangleInt(x: 0, y: 0, width: 11, height: 4))
        XCTAssertEqual(
            two.rectangles,
            [
                RectangleInt(x: 0, y: 0, width: 4, height: 2), RectangleInt(x: 0, y: 2, width: 4, height: 2),
                RectangleInt(x: 10, y: 2, width: 1, height: 2),
            ]
        )
        XCTAssertEqual(two.status, .success)
        XCTAssertEqual(Region([]), region)
    }

    func testQueries() {
        let region = Region(square)
        XCTAssertTrue(region.contains(x: 3, y: 3))
        XCTAssertFalse(region.contains(x: 4, y: 3))
        XCTAssertEqual(region.overlap(with: RectangleInt(x: 1, y: 1, width: 1, height: 1)), .inside)
        XCTAssertEqual(region.overlap(with: RectangleInt(x: 3, y: 3, width: 2, height: 2)), .partial)
        XCTAssertEqual(region.overlap(with: RectangleInt(x: 9, y: 9, width: 2, height: 2)), .outside)
    }

    func testCopiesAreSeparateAndEqualByPixels() {
        let region = Region(square)
        let copy = region.copy()
        XCTAssertEqual(copy, region)
        copy.translate(x: 1, y: -1)
        XCTAssertNotEqual(copy, region)
        XCTAssertEqual(copy.extents, RectangleInt(x: 1, y: -1, width: 4, height: 4))
        XCTAssertEqual(region.extents, square)
        let halves = Region([
            RectangleInt(x: 0, y: 0, width: 2, height: 4), RectangleInt(x: 2, y: 0, width: 2, height: 4),
        ])
        XCTAssertEqual(halves, region)
    }

    func testCombiningWithRegionsAndRectangles() {
        let other = RectangleInt(x: 2, y: 0, width: 4, height: 4)
        func combined(_ combine: (Region) -> Void) -> [RectangleInt] {
            let region = Region(square)
            combine(region)
            return region.rectangles
        }
        let union = [RectangleInt(x: 0, y: 0, width: 6, height: 4)]
        XCTAssertEqual(combined { $0.formUnion(other) }, union)
        XCTAssertEqual(combined { $0.formUnion(Region(other)) }, union)
        let intersection = [RectangleInt(x: 2, y: 0, width: 2, height: 4)]
        XCTAssertEqual(combined { $0.formIntersection(other) }, intersection)
        XCTAssertEqual(combined { $0.formIntersection(Region(other)) }, intersection)
        let rest = [RectangleInt(x: 0, y: 0, width: 2, height: 4)]
        XCTAssertEqual(combined { $0.subtract(other) }, rest)
        XCTAssertEqual(combined { $0.subtract(Region(other)) }, rest)
        let difference = [RectangleInt(x: 0, y: 0, width: 2, height: 4), RectangleInt(x: 4, y: 0, width: 2, height: 4)]
        XCTAssertEqual(combined { $0.formSymmetricDifference(other) }, difference)
        XCTAssertEqual(combined { $0.formSymmetricDifference(Region(other)) }, difference)
        XCTAssertEqual(combined { $0.subtract($0) }, [])
    }
}
