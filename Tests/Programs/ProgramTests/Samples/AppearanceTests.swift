import CombineGtk
import SampleResources
import XCTest

@MainActor
final class AppearanceTests: GtkTestCase {
    func testStyleSheetIsValid() throws {
        let display = try XCTUnwrap(Display.default)
        try StyleSheet.samples().apply(to: display)
    }

    func testIconIsValid() throws {
        let icon = try Texture.sampleIcon()
        XCTAssertEqual(icon.width, 128)
        XCTAssertEqual(icon.height, 128)
    }
}
