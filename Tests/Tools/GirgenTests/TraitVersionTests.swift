import XCTest

@testable import GirgenCommand

/// Tests of the versions of the API of traits, from the GIR files and `Traits.json`.
final class TraitVersionTests: GeneratorTestCase {
    private func member(_ name: String, _ value: String, _ attributes: String = "") -> String {
        #"<member name="\#(name)" value="\#(value)" c:identifier="GTK_\#(name.uppercased())" \#(attributes)/>"#
    }

    private func enumeration(_ members: String...) -> String {
        #"<enumeration name="Align" c:type="GtkAlign">\#(members.joined())</enumeration>"#
    }

    private func flags(_ members: String...) -> String {
        #"<bitfield name="Parts" c:type="GtkParts">\#(members.joined())</bitfield>"#
    }

    private func paper(_ name: String, _ attributes: String) -> String {
        """
        <constant name="PAPER_NAME_\(name)" value="iso" c:type="GTK_PAPER_NAME_\(name)" \(attributes)>
        \(GIRSnippet.string)</constant>
        """
    }

    func testAStatedVersionTakesPrecedence() throws {
        let output = try merged(
            GIRSnippet.class("Button", GIRSnippet.method("blink", attributes: #"version="4.12""#)),
            traits: traits(introduced: ["gtk_button_blink": "4.10"])
        )
        let text = try XCTUnwrap(output["Button"])
        XCTAssertTrue(text.contains("\n#if GTK4_10\nextension Button {\n"), text)
        XCTAssertTrue(text.contains("Since 4.10, with the trait `GTK4_10`."), text)
        XCTAssertFalse(text.contains("GTK4_12"), text)
    }

    /// A trait adds a type, and a later trait adds the function that compares its values.
    func testALaterFunctionThatComparesHasACondition() throws {
        let equal = GIRSnippet.method(
            "equal",
            GIRSnippet.parameter("other", GIRSnippet.type("Knob", "GtkKnob*")),
            of: "Knob",
            result: GIRSnippet.result(GIRSnippet.bool),
            attributes: #"version="4.14""#
        )
        let text = try XCTUnwrap(merged(GIRSnippet.class("Knob", equal, #"version="4.12""#))["Knob"])
        XCTAssertTrue(text.contains("\n#if GTK4_12\n"), text)
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let start = try XCTUnwrap(lines.firstIndex(of: "#if GTK4_14"), text)
        let end = try XCTUnwrap(lines[start...].firstIndex(of: "#endif"), text)
        XCTAssertTrue(lines[start..<end].contains { $0.contains("func isEqual(to other: Object)") }, text)
        XCTAssertTrue(lines[start..<end].contains { $0.contains("func hash(into hasher: inout Hasher)") }, text)
    }

    func testAnOlderStatedVersionNeedsNoTrait() throws {
        let output = try merged(
            GIRSnippet.class("Button", GIRSnippet.method("blink", attributes: #"version="4.12""#)),
            traits: traits(introduced: ["gtk_button_blink": "4.6"])
        )
        assertFile("Button", of: output, lacks: "#if")
    }

    func testATypeOfALaterTraitIsAnError() throws {
        let snippet =
            #"<enumeration name="Shade" c:type="GtkShade" version="4.12"><member name="dark" value="0" "#
            + #"c:identifier="GTK_SHADE_DARK"/></enumeration>"#
            + GIRSnippet.class(
                "Button",
                GIRSnippet.method(
                    "shade",
                    result: GIRSnippet.result(GIRSnippet.type("Shade", "GtkShade")),
                    attributes: #"version="4.10""#
                )
            )
        func check(_ introduced: [String: String]) throws {
            let traits = try traits(introduced: introduced)
            let output = try merged(snippet, traits: traits)
            let files = output.files.map { GeneratedFile(path: $0, text: $1) }
            try TraitChecks(traits, base: output.api).check(files, of: output.api)
        }
        try check(["gtk_button_shade": "4.12"])
        XCTAssertThrowsError(try check([:])) { error in
            let text = "\(error)"
            XCTAssertTrue(text.contains("has the type Shade, which requires GTK4_12, but belongs to GTK4_10"), text)
        }
    }

    func testAStatedVersionOfACase() throws {
        let snippet = enumeration(member("first", "0"), member("last", "1"))
        let output = try merged(
            snippet,
            base: enumeration(member("first", "0")),
            traits: traits(introduced: ["GTK_LAST": "4.10"])
        )
        assertFile(
            "Align",
            of: output,
            contains: """
                #if GTK4_10
                /// `GTK_LAST`.
                public static var last: Align { .unrecognized(1) }
                #endif
                """
        )
        assertFile("Align", of: output, lacks: "case last")
    }

    func testACaseWithTheNameOfAnEarlierOneIsOmitted() throws {
        let snippet = flags(member("builder", "4", #"version="4.18""#), member("other", "8", #"version="4.18""#))
        let known: Set = ["Parts.public static var builder: Parts { get }"]
        let text = try XCTUnwrap(merged(snippet, known: known)["Parts"])
        XCTAssertTrue(text.contains("public static var other: Parts { Parts(rawValue: 8) }"), text)
        XCTAssertFalse(text.contains("builder"), text)
    }

    func testAClassImplementsAnInterfaceLater() throws {
        let output = try merged(
            GIRSnippet.class("Label", #"<implements name="Gio.ListModel"/>"#),
            base: GIRSnippet.class("Label"),
            traits: traits(introduced: ["GtkLabel: GListModel": "4.10"])
        )
        assertFile(
            "Label",
            of: output,
            contains: """
                #if GTK4_10
                extension Label: NativeListModel {}
                #endif
                """
        )
    }

    func testAClassConformsToAnInterfaceThatSwiftClassesImplementByHand() throws {
        let snippet =
            GIRSnippet.interface("AccessibleText", "", #"version="4.14""#)
            + GIRSnippet.class("Label", #"<implements name="AccessibleText"/>"#)
        let text = try XCTUnwrap(merged(snippet, base: GIRSnippet.class("Label"))["Label"])
        XCTAssertTrue(text.contains("#if GTK4_14\nextension Label: NativeAccessibleText {}"), text)
    }

    func testAGroupOfConstantsIsDeclaredOrExtended() throws {
        let new = paper("A4", #"version="4.10""#)
        XCTAssertEqual(try merged(new)["PaperName"]?.matches(of: /#if GTK4_10\n.*\npublic enum PaperName {/).count, 1)
        let text = try XCTUnwrap(merged(new + paper("A3", ""))["PaperName"])
        XCTAssertTrue(text.contains("\npublic enum PaperName {\n    #if GTK4_10\n"), text)
    }

    func testANewDeclarationWithoutAVersionIsAnError() throws {
        let snippet =
            GIRSnippet.class("Button", GIRSnippet.method("blink") + GIRSnippet.method("show"))
            + enumeration(member("first", "0"), member("last", "1"))
        let base = GIRSnippet.class("Button", GIRSnippet.method("show")) + enumeration(member("first", "0"))
        func check(_ traits: PackageTraits) throws { try self.check(snippet, base: base, traits: traits) }
        XCTAssertThrowsError(try check(traits(introduced: [:]))) { error in
            XCTAssertTrue("\(error)".contains("no version of GTK_LAST, gtk_button_blink: expected"), "\(error)")
        }
        XCTAssertNoThrow(try check(traits(introduced: ["GTK_LAST": "4.10", "gtk_button_blink": "4.12"])))
        XCTAssertNoThrow(try check(traits(introduced: ["GTK_LAST": "4.10"], unversioned: ["gtk_button_*": "a reason"])))
    }

    func testANewConformanceWithoutAVersionIsAnError() throws {
        let snippet = GIRSnippet.class("Label", #"<implements name="Gio.ListModel"/>"#)
        XCTAssertThrowsError(
            try check(snippet, base: GIRSnippet.class("Label"), traits: traits(introduced: [:]))
        ) { error in
            XCTAssertTrue("\(error)".contains("no version of GtkLabel: GListModel"), "\(error)")
        }
    }
}
