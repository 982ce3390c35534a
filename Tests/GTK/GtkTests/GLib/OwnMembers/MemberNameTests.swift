import XCTest

@testable import GLib

/// Tests of the conversion of Swift names to GObject names.
final class MemberNameTests: XCTestCase {
    func testSwiftNamesInGObjectSpelling() {
        let names = [
            "name": "name", "accentColor": "accent-color", "nItems": "n-items", "cssURL": "css-url",
            "URLText": "url-text",
            "isOn2": "is-on2", "x": "x", "a_b": "a-b", "aB_C": "a-b-c",
        ]
        for (swift, gObject) in names { XCTAssertEqual(MemberName.kebabCase(swift), gObject) }
    }

    func testValidGObjectNames() {
        XCTAssertTrue(MemberName.isValid("a-b2"))
        for name in ["", "2a", "-a", "a b", "größe", "a.b"] { XCTAssertFalse(MemberName.isValid(name), name) }
    }
}
