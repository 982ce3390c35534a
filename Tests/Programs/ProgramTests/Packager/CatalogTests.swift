import XCTest

@testable import gtkpackager

final class CatalogTests: XCTestCase {
    private let text = #"""
        # A comment
        msgid ""
        msgstr ""
        "Content-Type: text/plain; charset=UTF-8\n"

        #: A.swift
        msgid "Open"
        msgstr "Öffnen"

        #, fuzzy
        msgctxt "verb"
        msgid ""
        "a \"b\"\n"
        "c"
        msgstr "d"

        msgid "%@ week"
        msgid_plural "%@ weeks"
        msgstr[0] "eine Woche"
        msgstr[1] "%@ Wochen"

        #~ msgid "Old"
        #~ msgstr "Alt"
        """#

    func testEachKindOfLineBreak() {
        let expected = Catalog(text, file: "de.po").entries
        for lineBreak in ["\r\n", "\r"] {
            let entries = Catalog(text.replacing("\n", with: lineBreak), file: "de.po").entries
            XCTAssertEqual(entries.map(\.key), expected.map(\.key))
            XCTAssertEqual(entries.map(\.translations), expected.map(\.translations))
            XCTAssertEqual(entries.map(\.line), expected.map(\.line))
        }
    }

    func testReads() {
        let entries = Catalog(text, file: "de.po").entries
        XCTAssertEqual(entries.map(\.key.text), ["Open", "a \"b\"\nc", "%@ week"])
        XCTAssertEqual(entries.map(\.key.context), [nil, "verb", nil])
        XCTAssertEqual(entries.map(\.plural), [nil, nil, "%@ weeks"])
        XCTAssertEqual(entries.map(\.translations), [["Öffnen"], ["d"], ["eine Woche", "%@ Wochen"]])
        XCTAssertEqual(entries.map(\.isTranslated), [true, false, true])
        XCTAssertEqual(entries.map(\.line), [7, 12, 17])
        XCTAssertEqual(Catalog(text, file: "de.po").mistakes, [])
        XCTAssertEqual(Catalog(text, file: "de.po").summary, "2 translated, 1 to be checked, 0 untranslated")
    }

    func testPlaceholders() {
        func mistake(_ translation: String, _ text: String, canOmit: Bool = false) -> String? {
            Placeholders.mistake(in: translation, of: text, canOmit: canOmit)
        }
        XCTAssertNil(mistake("%2$@ von %1$@", "%@ of %@"))
        XCTAssertNil(mistake("100 % sicher", "100 % sure"))
        XCTAssertNil(mistake("eine Woche", "%@ week", canOmit: true))
        XCTAssertEqual(mistake("von", "%@ of"), "has no placeholder for value 1 of 1")
        XCTAssertEqual(mistake("%@ %@", "%@ of"), "has a placeholder for value 2, but the text has 1")
        XCTAssertEqual(
            mistake("%3$@", "of", canOmit: true),
            "has a placeholder for value 3, but the text has no values"
        )
        XCTAssertEqual(
            mistake("%@ %2$@", "%@ of %@"),
            "has placeholders with and without numbers. Number all of them, or none"
        )
        XCTAssertEqual(mistake("%d Wochen", "%@ weeks"), "contains \"%d\". The placeholder of a value is \"%@\"")
        XCTAssertEqual(mistake("%1$s Wochen", "%@ weeks"), "contains \"%1$s\". The placeholder of a value is \"%@\"")
    }
}
