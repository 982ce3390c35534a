import XCTest

@testable import gtkpackager

final class SwiftTokensTests: XCTestCase {
    /// Returns the tokens of a source, except for its names and symbols.
    private func tokens(_ source: String) -> [String] {
        let tokens = SwiftTokens(of: source)
        return tokens.tokens.filter { $0.kind != .name && $0.kind != .symbol }.map { token in
            "\(String(repeating: " ", count: token.depth))\(token.kind) \(tokens.text(of: token))"
        }
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
        XCTAssertEqual(tokens("a_In Über 12_000 `in` 0...9"), ["type Über", "number 12_000", "number 0", "number 9"])
    }

    func testComments() {
        XCTAssertEqual(
            tokens("let a // \"no\" string\nlet"),
            ["keyword let", "comment // \"no\" string", "keyword let"]
        )
        XCTAssertEqual(tokens("//"), ["comment //"])
        XCTAssertEqual(
            tokens("/* \" /*/ */ let */ in /* a"),
            ["comment /* \" /*/ */ let */", "keyword in", "comment /* a"]
        )
    }

    func testStrings() {
        XCTAssertEqual(tokens(#"("a \" b", 1)"#), [#"string "a \" b""#, "number 1"])
        XCTAssertEqual(
            tokens(#""\(names["a"] ?? "(") b" in"#),
            [#"string "\(names["a"] ?? "(") b""#, #" string "a""#, #" string "(""#, "keyword in"]
        )
        XCTAssertEqual(
            tokens(#""\(f(1) + "\(in)")" 2"#),
            [#"string "\(f(1) + "\(in)")""#, " number 1", #" string "\(in)""#, "  keyword in", "number 2"]
        )
        XCTAssertEqual(tokens("\"a\nlet"), ["string \"a", "keyword let"])
        XCTAssertEqual(tokens("\"\"\"\n a \"b\" \n\"\"\" in"), ["string \"\"\"\n a \"b\" \n\"\"\"", "keyword in"])
    }

    func testRawStrings() {
        XCTAssertEqual(tokens(##"#"a "b" \(c) \n"# in"##), [##"string #"a "b" \(c) \n"#"##, "keyword in"])
        XCTAssertEqual(tokens(##"#"\#(1)"#"##), [##"string #"\#(1)"#"##, " number 1"])
        XCTAssertEqual(tokens("#\"\"\"# in"), ["string #\"\"\"#", "keyword in"])
        XCTAssertEqual(tokens("#\"\"\"\n \"\"\" in\n\"\"\"#"), ["string #\"\"\"\n \"\"\" in\n\"\"\"#"])
    }

    func testRegularExpressions() {
        XCTAssertEqual(tokens(#"f(/"[^"]\//, 1)"#), [#"regularExpression /"[^"]\//"#, "number 1"])
        XCTAssertEqual(tokens("return /1/"), ["keyword return", "regularExpression /1/"])
        XCTAssertEqual(tokens("#/\"/1/#"), ["regularExpression #/\"/1/#"])
        XCTAssertEqual(tokens("a /1/ b"), ["number 1"])
        XCTAssertEqual(tokens("(/1\n2"), ["number 1", "number 2"])
    }

    func testUnterminatedTokensEndWithSource() {
        for source in ["\"a", "\"\"\"a", "\"\\(a", "\"a\\", "\"\\(\"a"] {
            let tokens = SwiftTokens(of: source).tokens.filter { $0.depth == 0 }
            XCTAssertEqual(tokens.map(\.range), [0..<source.unicodeScalars.count], source)
        }
        XCTAssertEqual(SwiftTokens(of: "").tokens, [])
    }

    func testLines() {
        let tokens = SwiftTokens(of: "a\n\"\"\"\n\\(b)\n\"\"\"; /*\n*/ c").tokens
        XCTAssertEqual(tokens.map(\.line), [1, 2, 3, 4, 4, 5])
    }

    func testRangesCountUnicodeScalars() {
        let tokens = SwiftTokens(of: "\"🇸🇪\" Label").tokens
        XCTAssertEqual(tokens.map(\.range), [0..<4, 5..<10])
    }
}
