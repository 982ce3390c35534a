import XCTest

@testable import GirgenAnalyse

/// Tests of the English words that rules derive from C words.
final class EnglishTests: XCTestCase {
    func testAPhrase() {
        XCTAssertEqual(English.phrase(["n", "items"]), "number of items")
        XCTAssertEqual(English.phrase(["max", "columns"]), "maximum number of columns")
        XCTAssertEqual(English.phrase(["max", "length"]), "maximum length")
        XCTAssertEqual(English.phrase(["base", "uri"]), "base URI")
        XCTAssertEqual(English.phrase([]), "")
    }

    func testArticles() {
        XCTAssertEqual(English.definite(["path", "at", "pos"]), "the path at the position")
        XCTAssertEqual(English.definite(["child", "by", "name"]), "the child by its name")
        XCTAssertEqual(English.definite(["all"]), "all")
        XCTAssertEqual(English.indefinite(["icon"]), "an icon")
        XCTAssertEqual(English.indefinite(["unique", "name"]), "a unique name")
        XCTAssertEqual(English.indefinite(["alpha"]), "alpha")
        XCTAssertEqual(English.indefinite(["children"]), "children")
        XCTAssertEqual(English.article("`RGBA`"), "an")
        XCTAssertEqual(English.article("`URI`"), "a")
        XCTAssertEqual(English.article("`GLArea`"), "a")
        XCTAssertEqual(English.article("`Icon`"), "an")
    }

    func testVerbs() {
        XCTAssertEqual(English.thirdPerson("copy"), "copies")
        XCTAssertEqual(English.thirdPerson("push"), "pushes")
        XCTAssertEqual(English.thirdPerson("destroy"), "destroys")
        XCTAssertEqual(English.thirdPerson("lookup"), "looks up")
        XCTAssertEqual(English.doesIt("lookup"), "looks it up")
        XCTAssertEqual(English.doesIt("query"), "asks for it")
        XCTAssertEqual(English.doesIt("trash"), "moves it to the trash")
        XCTAssertEqual(English.verb(ofThirdPerson: "contains"), "contain")
        XCTAssertEqual(English.verb(ofThirdPerson: "matches"), "match")
        XCTAssertEqual(English.verb(ofThirdPerson: "copies"), "copy")
        XCTAssertNil(English.verb(ofThirdPerson: "items"))
    }

    func testEvents() {
        XCTAssertEqual(English.event(["changed"]), "it has changed")
        XCTAssertEqual(English.event(["row", "inserted"]), "the row was inserted")
        XCTAssertEqual(English.event(["rows", "reordered"]), "the rows were reordered")
        XCTAssertEqual(English.event(["state", "flags", "changed"]), "the state flags have changed")
        for words in [["move", "cursor"], ["need"], ["row", "has", "child", "toggled"]] {
            XCTAssertNil(English.event(words), words.joined(separator: "-"))
        }
    }

    func testLists() {
        XCTAssertEqual(English.list([]), "")
        XCTAssertEqual(English.list(["a"]), "a")
        XCTAssertEqual(English.list(["a", "b"]), "a and b")
        XCTAssertEqual(English.list(["a", "b", "c"]), "a, b and c")
    }
}
