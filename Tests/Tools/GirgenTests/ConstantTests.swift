import XCTest

@testable import GirgenAnalyse

/// Tests of constants and their types.
final class ConstantTests: GeneratorTestCase {
    private func constant(
        _ cName: String,
        _ value: String,
        _ type: String = "gint",
        _ attributes: String = ""
    ) -> String {
        let name = cName.split(separator: "_").dropFirst().joined(separator: "_")
        let begin = #"<constant name="\#(name)" value="\#(value)" c:type="\#(cName)" \#(attributes)>"#
        return begin + GIRSnippet.type(type, type) + "</constant>"
    }

    func testAGroupIsAnEnumeration() throws {
        let output = try generate(
            constant("GTK_PAPER_NAME_A4", "iso_a4", "utf8")
                + constant("GTK_PAPER_NAME_LETTER", "na_&quot;letter", "utf8")
        )
        assertFile(
            "PaperName",
            of: output,
            contains: #"""
                /// The names of common sizes of paper.
                public enum PaperName {
                    /// [`GTK_PAPER_NAME_A4`](https://docs.gtk.org/gtk4/const.PAPER_NAME_A4.html)
                    public static var a4: String { "iso_a4" }

                    /// [`GTK_PAPER_NAME_LETTER`](https://docs.gtk.org/gtk4/const.PAPER_NAME_LETTER.html)
                    public static var letter: String { "na_\"letter" }
                }
                """#
        )
    }

    func testAnExistingTypeIsExtended() throws {
        let output = try generate(constant("GTK_PRIORITY_RESIZE", "110"))
        assertFile(
            "Gtk/Generated/MainContextPriority+Constants.swift",
            of: output,
            contains: "public static var resize: MainContext.Priority { MainContext.Priority(rawValue: 110) }"
        )
    }

    func testASingleConstantOfAGroup() throws {
        let output = try generate(constant("GTK_INVALID_LIST_POSITION", "4294967295", "guint"))
        assertFile("ListPosition", of: output, contains: "public static var invalid: Int { 4294967295 }")
    }

    func testADeprecatedConstant() throws {
        let output = try generate(
            constant("GTK_PAPER_NAME_A3", "iso_a3", "utf8", #"deprecated="1" deprecated-version="4.2""#)
        )
        assertFile(
            "PaperName",
            of: output,
            contains: """
                /// [`GTK_PAPER_NAME_A3`](https://docs.gtk.org/gtk4/const.PAPER_NAME_A3.html). Deprecated since 4.2.
                @available(*, deprecated)
                public static var a3: String { "iso_a3" }
                """
        )
    }

    func testConstantsWithoutAGroupAreReportedWithAReason() throws {
        let output = try generate(
            constant("GTK_MAJOR_VERSION", "4") + constant("GTK_NEWLY_MADE", "1")
                + constant("GTK_PAPER_NAME_A5", "x", "Align") + constant("GTK_ACCESSIBLE_VALUE_UNDEFINED", "-1")
                + constant("GTK_PAPER_NAME_A4", "iso_a4", "utf8")
        )
        let count = try XCTUnwrap(output.coverage.counts["Gtk"]?[.constants])
        XCTAssertEqual(count.bound, 2)
        XCTAssertEqual(count.total, 5)
        assertSkipped("GTK_NEWLY_MADE", of: output, because: TypePlanner.undecidedConstant)
        assertSkipped("GTK_PAPER_NAME_A5", of: output, because: "is of the type Align")
        assertSkipped(
            "GTK_MAJOR_VERSION",
            of: output,
            because: "the version of the headers, not of the library in use"
        )
    }

    func testEachGroupHasAComment() throws {
        let policy = try Policy.own.get()
        for group in Set(policy.decisions.values.compactMap(\.constant.group)) {
            XCTAssertNotNil(policy.documentation(ofGroup: group), group)
        }
    }

    // MARK: Keys

    private func names(_ cNames: String...) -> [String] {
        let naming = KeyNaming(cNames)
        return cNames.map { naming.name(of: $0) }
    }

    func testKeys() {
        XCTAssertEqual(names("Escape", "Page_Up", "F1"), ["escape", "pageUp", "f1"])
        XCTAssertEqual(names("0", "KP_0", "KP_Enter", "ISO_Enter"), ["digit0", "keypad0", "keypadEnter", "isoEnter"])
        XCTAssertEqual(names("3270_PrintScreen", "WWW", "RFKill"), ["ibm3270PrintScreen", "www", "rfKill"])
        XCTAssertEqual(names("Shift_L", "Alt_R", "AudioRaiseVolume"), ["shiftLeft", "altRight", "audioRaiseVolume"])
        XCTAssertEqual(names("MouseKeys_Accel_Enable", "L", "R1"), ["mouseKeysAccelEnable", "l", "r1"])
    }

    func testKeysOfUppercaseAndLowercaseLetters() {
        XCTAssertEqual(names("a", "A"), ["a", "capitalA"])
        XCTAssertEqual(names("Cyrillic_GHE_bar", "Cyrillic_ghe_bar"), ["cyrillicCapitalGheBar", "cyrillicGheBar"])
        XCTAssertEqual(names("ETH", "Eth", "eth"), ["capitalEth", "capitalEth", "eth"])
        XCTAssertEqual(names("kana_TSU", "kana_tsu"), ["kanaTsu", "kanaSmallTsu"])
        XCTAssertEqual(names("dead_A", "dead_a"), ["deadCapitalA", "deadA"])
    }

    func testKeysArePrintedWithTheirNumbers() throws {
        let file = try generate("", gdk: constant("GDK_KEY_Escape", "65307") + constant("GDK_KEY_a", "97"))
        assertFile(
            "Gdk/Generated/Key+Names.swift",
            of: file,
            contains: """
                extension Key {
                    /** The X11 key symbol `Escape`, 0xff1b. `GDK_KEY_Escape`. */ public static var escape: Key { Key(rawValue: 65307) }
                    /** The X11 key symbol `a`, 0x61. `GDK_KEY_a`. */ public static var a: Key { Key(rawValue: 97) }
                }
                """
        )
    }
}
