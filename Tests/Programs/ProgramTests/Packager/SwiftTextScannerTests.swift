import XCTest

@testable import gtkpackager

final class SwiftTextScannerTests: XCTestCase {
    private func texts(_ source: String) -> [String] {
        SwiftTextScanner(source, file: "A.swift").texts.map { text in
            [text.key.context.map { "[\($0)]" }, text.key.text, text.plural].compactMap(\.self).joined(separator: "|")
        }
    }

    func testCalls() {
        XCTAssertEqual(texts(#"title = String(localized: "Open")"#), ["Open"])
        XCTAssertEqual(texts(#"f(.init(localized: "Open", context: "verb"))"#), ["[verb]|Open"])
        XCTAssertEqual(texts(#"texts.localized("Open")"#), ["Open"])
        XCTAssertEqual(
            texts(#"String(localized: "\(n) day", plural: "\(n) days", count: f(n, "x"), context: "diary")"#),
            ["[diary]|%@ day|%@ days"]
        )
        XCTAssertEqual(texts("String(\n  localized:\n    \"Open\"\n)"), ["Open"])
        XCTAssertEqual(texts(#"String(localized: LocalizationValue(name)); localized("A"); String("B")"#), [])
        XCTAssertEqual(texts(#"f(localized: "C")"#), [])
        XCTAssertEqual(texts(#"map { ["a": String(localized: "A"), "b": x ?? String(localized: "B")] }"#), ["A", "B"])
    }

    func testLiterals() {
        XCTAssertEqual(texts(#"String(localized: "a \"b\" \\ \t \u{2026}")"#), ["a \"b\" \\ \t …"])
        XCTAssertEqual(texts(##"String(localized: #"a "b" \n \#(c)"#)"##), [#"a "b" \n %@"#])
        XCTAssertEqual(
            texts("String(localized: \"\"\"\n    one\n      \\(two) \\\n    three\\n  four\n    \"\"\")"),
            ["one\n  %@ three\n  four"]
        )
        XCTAssertEqual(texts(#"String(localized: "\(f("x", [a(b(c))])) and \(d ? "e" : "f")")"#), ["%@ and %@"])
        XCTAssertEqual(texts(#"String(localized: "\(String(localized: "Draft")): \(title)")"#), ["Draft", "%@: %@"])
        XCTAssertEqual(texts(#"String(localized: "\(n, plural: "a", x ? y : "b")")"#), ["%@"])
        XCTAssertEqual(texts(###"String(localized: #"""#) + f(x, plural: "a")"###), ["\""])
    }

    func testEachKindOfLineBreak() {
        let source = """
            // TRANSLATORS: a greeting
            let a = String(localized: "Hello") // comment
            let b = String(localized: \"""
                one
                two \\
                three
                \""")
            let c = String(localized: "")
            """
        for lineBreak in ["\n", "\r\n", "\r"] {
            let scanner = SwiftTextScanner(source.replacing("\n", with: lineBreak), file: "A.swift")
            XCTAssertEqual(scanner.texts.map(\.key.text), ["Hello", "one\ntwo three"])
            XCTAssertEqual(scanner.texts.map(\.comment), ["TRANSLATORS: a greeting", nil])
            XCTAssertEqual(scanner.texts.map(\.place.line), [2, 3])
            XCTAssertEqual(scanner.mistakes.map { $0.hasPrefix("A.swift:8: the text is empty") }, [true])
        }
    }

    func testDeepNesting() {
        let parts = ["(", "[", "{", "\"\\(", "f(", "String(localized: \"\\(", ".localized(\"a\", x: "]
        for part in parts {
            let scanner = SwiftTextScanner("\n" + String(repeating: part, count: 20_000), file: "A.swift")
            XCTAssertEqual(scanner.mistakes.filter { !$0.contains("the text is empty") }, [], part)
        }
        for (open, close) in [("(", ")"), ("\"\\(", ")\"")] {
            let nested = #"String(localized: "Open")"#
            let source = String(repeating: open, count: 20_000) + nested + String(repeating: close, count: 20_000)
            XCTAssertEqual(texts(source), ["Open"])
        }
    }

    func testATextCannotContainNull() {
        let scanner = SwiftTextScanner("String(localized: \"a\\0\")", file: "A.swift")
        XCTAssertEqual(scanner.mistakes, ["A.swift:1: a text contains \\0, which a catalog can't contain."])
    }

    func testCodeThatLooksLikeACall() {
        XCTAssertEqual(texts(#"// String(localized: "A")"#), [])
        XCTAssertEqual(texts(#"/* /* String(localized: "A") */ String(localized: "B") */"#), [])
        XCTAssertEqual(texts(#"/* " */ String(localized: "C")"#), ["C"])
        XCTAssertEqual(texts(#"let a = "String(localized: \"A\")""#), [])
        XCTAssertEqual(texts("let a = /\"[^\"]/\nString(localized: \"A\")"), ["A"])
        XCTAssertEqual(texts("let a = #/\"/#; String(localized: \"A\")"), ["A"])
        XCTAssertEqual(texts("let a = b / c; String(localized: \"A\") // d / e"), ["A"])
    }

    func testComments() {
        let source = """
            // TRANSLATORS: %@ is a name,
            // not an address
            var title: String { String(localized: "From \\(name)") }
            var other: String { String(localized: "Other") }

            // TRANSLATORS: nobody

            var third: String { String(localized: "Third") }
            """
        let comments = SwiftTextScanner(source, file: "A.swift").texts.map(\.comment)
        XCTAssertEqual(comments, ["TRANSLATORS: %@ is a name,\nnot an address", nil, nil])
    }

    func testPlaces() {
        let source = "\n\nf(\"\"\"\n\n\"\"\")\nString(localized: \"A\")"
        XCTAssertEqual(SwiftTextScanner(source, file: "A.swift").texts.map(\.place.line), [6])
    }

    func testMistakes() {
        func mistakes(_ source: String) -> [String] { SwiftTextScanner(source, file: "A.swift").mistakes }
        XCTAssertEqual(
            mistakes("\nString(localized: \"%@ of %2$@\")"),
            ["A.swift:2: \"%@ of %2$@\" contains a placeholder. Interpolate the value instead, as in \"\\(name)\"."]
        )
        XCTAssertEqual(mistakes(#"f("%@"); String(localized: "100 % sure")"#), [])
        XCTAssertEqual(
            mistakes(#"String(localized: "\(a) of \(b)", plural: "\(a)", count: a)"#),
            [#"A.swift:1: the plural "%@" has fewer values than "%@ of %@"."#]
        )
        XCTAssertEqual(
            mistakes(#"String(localized: "")"#),
            ["A.swift:1: the text is empty. The empty text is reserved for the header of a catalog."]
        )
    }
}
