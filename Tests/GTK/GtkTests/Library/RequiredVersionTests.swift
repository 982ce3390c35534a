import RequiredVersion
import XCTest

final class RequiredVersionTests: XCTestCase {
    func testAnOlderGTKIsNamedWithTheTrait() {
        XCTAssertEqual(
            RequiredVersion.message((4, 8, 3), (18, "GTK4_18")),
            "built with the trait GTK4_18, which needs GTK 4.18; found GTK 4.8.3"
        )
        XCTAssertNil(RequiredVersion.message((4, 18, 0), (18, "GTK4_18")))
        XCTAssertNil(RequiredVersion.message((4, 20, 1), (10, "GTK4_10")))
        XCTAssertNil(RequiredVersion.message((4, 8, 3), nil))
    }
}
