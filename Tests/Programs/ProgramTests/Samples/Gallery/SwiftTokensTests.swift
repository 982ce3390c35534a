import XCTest

@testable import Gallery

final class SwiftTokensTests: XCTestCase {
    private func tokens(_ source: String) -> [String] {
        SwiftTokens(of: source).tokens.map { "\($0.kind) \($0.text)" }
    }

    func testNamesKeywordsAndTypes() {
        XCTAssertEqual(
            tokens("final class Dial: Widget { var value = 0.5 }"),
            ["keyword final", "keyword class", "type Dial", "type Widget", "keyword var", "number 0.5"]
        )
        XCTAssertEqual(
            tokens("@MainActor x.default self.init $0.in"),
            ["attribute @MainActor", "keyword self", "keyword init"]
        )
        XCTAssertEqual(tokens("a_In Über 12_000"), ["type Über", "number 12_000"])
    }

    func testComments() {
        XCTAssertEqual(
            tokens("let a // \"no\" string\nlet"),
            ["keyword let", "comment // \"no\" string", "keyword let"]
        )
        XCTAssertEqual(tokens("//"), ["comment //"])
    }

    func testStrings() {
        XCTAssertEqual(tokens(#"("a \" b", 1)"#), [#"string "a \" b""#, "number 1"])
        XCTAssertEqual(tokens(#""\(names["a"] ?? "(") b" in"#), [#"string "\(names["a"] ?? "(") b""#, "keyword in"])
        XCTAssertEqual(tokens("\"\"\"\n a \"b\" \n\"\"\" in"), ["string \"\"\"\n a \"b\" \n\"\"\"", "keyword in"])
    }

    func testUnterminatedTokensEndWithSource() {
        for source in ["\"a", "\"\"\"a", "\"\\(a", "\"a\\", "\"\\(\"a"] {
            let tokens = SwiftTokens(of: source).tokens
            XCTAssertEqual(tokens.map(\.range), [0..<source.unicodeScalars.count], source)
        }
        XCTAssertEqual(SwiftTokens(of: "").tokens, [])
    }

    func testRangesCountUnicodeScalars() {
        let tokens = SwiftTokens(of: "\"🇸🇪\" Label").tokens
        XCTAssertEqual(tokens.map(\.range), [0..<4, 5..<10])
    }
}
