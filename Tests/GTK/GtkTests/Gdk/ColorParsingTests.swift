import Gtk
import GtkTesting
import XCTest

final class ColorParsingTests: XCTestCase {
    func testNamesAndNotations() {
        XCTAssertEqual(RGBA(parsing: "red"), RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(RGBA(parsing: "#00ff00"), RGBA(red: 0, green: 1, blue: 0, alpha: 1))
        XCTAssertEqual(RGBA(parsing: "rgba(0, 0, 255, 0.5)"), RGBA(red: 0, green: 0, blue: 1, alpha: 0.5))
    }

    func testInvalidColors() {
        for text in ["", "reddish", "#12", "red\0", "rgb(1"] { XCTAssertNil(RGBA(parsing: text), text) }
    }
}
