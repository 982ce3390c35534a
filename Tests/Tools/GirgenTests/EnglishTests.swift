import XCTest

@testable import GirgenAnalyse

/// Tests of the English words that rules derive from C words.
final class EnglishTests: XCTestCase {
    func testVerbs() {
        XCTAssertEqual(English.thirdPerson("copy"), "copies")
        XCTAssertEqual(English.thirdPerson("push"), "pushes")
        XCTAssertEqual(English.thirdPerson("destroy"), "destroys")
    }

    func testLists() {
        XCTAssertEqual(English.list([]), "")
        XCTAssertEqual(English.list(["a"]), "a")
        XCTAssertEqual(English.list(["a", "b"]), "a and b")
        XCTAssertEqual(English.list(["a", "b", "c"]), "a, b and c")
    }
}
