import XCTest

@testable import GirgenPrint
@testable import GirgenCommand

/// Tests of the versions of the API of traits, from the GIR files and `Traits.json`.
final class NewerVersionTests: GeneratorTestCase {
    private func path(_ name: String, _ trait: String) -> String { "Gtk/Newer/\(trait)/\(name)+\(trait).swift" }

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
        let files = try newerOutput(
            of: GIRSnippet.class("Button", GIRSnippet.method("blink", attributes: #"version="4.12""#)),
            traits: traits(introduced: ["gtk_button_blink": "4.10"])
        ).files
        let text = try XCTUnwrap(files[path("Button", "GTK4_10")])
        XCTAssertTrue(text.contains("Since 4.10, with the trait `GTK4_10`."), text)
        XCTAssertNil(files[path("Button", "GTK4_12")])
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
        let files = try newerOutput(of: GIRSnippet.class("Knob", equal, #"version="4.12""#)).files
        let text = try XCTUnwrap(files["Gtk/Newer/GTK4_12/Knob.swift"])
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let start = try XCTUnwrap(lines.firstIndex(of: "#if GTK4_14"), text)
        let end = try XCTUnwrap(lines[start...].firstIndex(of: "#endif"), text)
        XCTAssertTrue(lines[start..<end].contains { $0.contains("func isEqual(to other: Object)") }, text)
        XCTAssertTrue(lines[start..<end].contains { $0.contains("func hash(into hasher: inout Hasher)") }, text)
    }

    func testAnOlderStatedVersionNeedsNoTrait() throws {
        let files = try newerOutput(
            of: GIRSnippet.class("Button", GIRSnippet.method("blink", attributes: #"version="4.12""#)),
            traits: traits(introduced: ["gtk_button_blink": "4.6"])
        ).files
        XCTAssertNil(files[path("Button", "GTK4_12")])
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
            let output = try generate(snippet, traits: traits)
            let splitter = NewerSplitter(traits, output.api, besides: [])
            let parts = output.api.modules.map { splitter.parts(of: $0) }
            let files = APIPrinter(api: output.api).files(ofNewer: parts, declarations: [], trampolines: [:]).files
            try NewerChecks(traits: traits, symbols: []).check(files, of: parts)
        }
        try check(["gtk_button_shade": "4.12"])
        XCTAssertThrowsError(try check([:])) { error in
            let text = "\(error)"
            XCTAssertTrue(text.contains("has the type Shade, which requires GTK4_12, but belongs to GTK4_10"), text)
        }
    }

    func testAStatedVersionOfACase() throws {
        let snippet = enumeration(member("first", "0"), member("last", "1"))
        let files = try newerOutput(of: snippet, traits: traits(introduced: ["GTK_LAST": "4.10"])).files
        let text = try XCTUnwrap(files[path("Align", "GTK4_10")])
        XCTAssertTrue(text.contains("public static var last: Align { .unrecognized(1) }"), text)
        XCTAssertFalse(text.contains("first"), text)
    }

    func testACaseWithTheNameOfAnEarlierOneIsOmitted() throws {
        let snippet = flags(member("builder", "4", #"version="4.18""#), member("other", "8", #"version="4.18""#))
        let known: Set = ["Parts.public static var builder: Parts { get }"]
        let text = try XCTUnwrap(newerOutput(of: snippet, declarations: known).files[path("Parts", "GTK4_18")])
        XCTAssertTrue(text.contains("public static var other: Parts { Parts(rawValue: 8) }"), text)
        XCTAssertFalse(text.contains("builder"), text)
    }

    func testAClassImplementsAnInterfaceLater() throws {
        let files = try newerOutput(
            of: GIRSnippet.class("Label", #"<implements name="Gio.ListModel"/>"#),
            traits: traits(introduced: ["GtkLabel: GListModel": "4.10"])
        ).files
        let text = try XCTUnwrap(files[path("Label", "GTK4_10")])
        XCTAssertTrue(text.contains("extension Label: NativeListModel {}"), text)
    }

    func testAClassConformsToAnInterfaceThatSwiftClassesImplementByHand() throws {
        let snippet =
            GIRSnippet.interface("AccessibleText", "", #"version="4.14""#)
            + GIRSnippet.class("Label", #"<implements name="AccessibleText"/>"#)
        let text = try XCTUnwrap(newerOutput(of: snippet).files[path("Label", "GTK4_14")])
        XCTAssertTrue(text.contains("extension Label: NativeAccessibleText {}"), text)
    }

    func testAGroupOfConstantsIsDeclaredOrExtended() throws {
        let new = paper("A4", #"version="4.10""#)
        XCTAssertEqual(
            try newerOutput(of: new).files[path("PaperName", "GTK4_10")]?.contains("public enum PaperName {"),
            true
        )
        XCTAssertEqual(
            try newerOutput(of: new + paper("A3", "")).files[path("PaperName", "GTK4_10")]?
                .contains("\nextension PaperName {"),
            true
        )
    }

    func testANewDeclarationWithoutAVersionIsAnError() throws {
        let snippet =
            GIRSnippet.class("Button", GIRSnippet.method("blink") + GIRSnippet.method("show"))
            + enumeration(member("first", "0"), member("last", "1"))
        let all = try Set(generate(snippet).api.documentation.flatMap(\.cNames))
        let base = NewerChecks.Base(cNames: all.subtracting(["gtk_button_blink", "GTK_LAST"]))
        func check(_ traits: PackageTraits) throws {
            let output = try generate(snippet, traits: traits)
            try NewerChecks(traits: traits, symbols: []).check(output.api.modules, against: base)
        }
        XCTAssertThrowsError(try check(traits(introduced: [:]))) { error in
            XCTAssertTrue("\(error)".contains("no version of GTK_LAST, gtk_button_blink: expected"), "\(error)")
        }
        XCTAssertNoThrow(try check(traits(introduced: ["GTK_LAST": "4.10", "gtk_button_blink": "4.12"])))
        XCTAssertNoThrow(try check(traits(introduced: ["GTK_LAST": "4.10"], unversioned: ["gtk_button_*": "a reason"])))
    }

    func testANewConformanceWithoutAVersionIsAnError() throws {
        let snippet = GIRSnippet.class("Label", #"<implements name="Gio.ListModel"/>"#)
        let output = try generate(snippet, traits: traits(introduced: [:]))
        let base = NewerChecks.Base(
            cNames: Set(output.api.documentation.flatMap(\.cNames)),
            declarations: ["open class Label: Widget", "public protocol NativeListModel: ListModel"]
        )
        XCTAssertThrowsError(
            try NewerChecks(traits: traits(introduced: [:]), symbols: []).check(output.api.modules, against: base)
        ) { error in
            XCTAssertTrue("\(error)".contains("no version of GtkLabel: GListModel"), "\(error)")
        }
    }
}
