import CGtk
@_spi(Binding) import Cairo
import XCTest

final class MatrixTests: XCTestCase {
    func testOperationsMatchTheCFunctions() {
        var matrix = CairoMatrix(xx: 1, yx: 2, xy: 3, yy: 5, x0: 6, y0: 7)
        var cMatrix = matrix.cValue
        matrix.translate(x: 3, y: 4)
        cairo_matrix_translate(&cMatrix, 3, 4)
        XCTAssertEqual(matrix, CairoMatrix(cMatrix))
        matrix.scale(x: 2, y: 0.5)
        cairo_matrix_scale(&cMatrix, 2, 0.5)
        XCTAssertEqual(matrix, CairoMatrix(cMatrix))
        matrix.rotate(by: 0.3)
        cairo_matrix_rotate(&cMatrix, 0.3)
        XCTAssertEqual(matrix, CairoMatrix(cMatrix))
        var (x, y) = (1.5, -2.0)
        cairo_matrix_transform_point(&cMatrix, &x, &y)
        let point = matrix.transformPoint(x: 1.5, y: -2)
        XCTAssertEqual(point.x, x, accuracy: 1e-12)
        XCTAssertEqual(point.y, y, accuracy: 1e-12)
        (x, y) = (1.5, -2)
        cairo_matrix_transform_distance(&cMatrix, &x, &y)
        let distance = matrix.transformDistance(x: 1.5, y: -2)
        XCTAssertEqual(distance.x, x, accuracy: 1e-12)
        XCTAssertEqual(distance.y, y, accuracy: 1e-12)
    }

    func testAProductAppliesTheLeftOperandFirst() {
        let matrix = CairoMatrix.translation(x: 1, y: 0) * .scale(x: 2, y: 2)
        XCTAssertTrue(matrix.transformPoint(x: 1, y: 1) == (4, 2))
        let turned = CairoMatrix.rotation(by: .pi / 2).transformPoint(x: 1, y: 0)
        XCTAssertEqual(turned.x, 0, accuracy: 1e-12)
        XCTAssertEqual(turned.y, 1, accuracy: 1e-12)
    }

    func testAnInverseReversesItsTransformation() throws {
        let matrix = CairoMatrix(xx: 2, yx: 0, xy: 0, yy: 4, x0: 6, y0: 8)
        XCTAssertEqual(try matrix.inverted() * matrix, .identity)
        XCTAssertEqual(try CairoMatrix.identity.inverted(), .identity)
        XCTAssertEqual(Set([matrix, matrix]).count, 1)
    }

    @MainActor
    func testInvertingASingularMatrixThrowsAndDoesNotChangeIt() {
        var matrix = CairoMatrix.scale(x: 0, y: 1)
        assertThrows(.invalidMatrix) { try matrix.invert() }
        XCTAssertEqual(matrix, .scale(x: 0, y: 1))
        assertThrows(.invalidMatrix) { try matrix.inverted() }
    }
}
