import XCTest

/// Tests of enumerations and flags.
final class EnumerationTests: GeneratorTestCase {
    private func members(_ members: [(name: String, value: String)]) -> String {
        members.map { name, value in
            #"<member name="\#(name)" value="\#(value)" c:identifier="GTK_\#(name.uppercased())"/>"#
        }.joined(separator: "\n")
    }

    private func enumeration(_ name: String, _ values: [(String, String)], _ attributes: String = "") -> String {
        #"<enumeration name="\#(name)" c:type="Gtk\#(name)" \#(attributes)>\#(members(values))</enumeration>"#
    }

    func testADecisionNamesACase() throws {
        let output = try generate(enumeration("License", [("license_0bsd", "0")]))
        assertFile("License", of: output, contains: "case zeroClauseBSD")
    }

    func testCasesAndUnrecognizedValues() throws {
        let output = try generate(
            enumeration("Align", [("fill", "0"), ("default", "1")], #"glib:get-type="gtk_align_get_type""#)
        )
        try assertSnapshot("Align", of: output)
    }

    func testTwoNamesOfTheSameValue() throws {
        let output = try generate(enumeration("License", [("gpl_2", "3"), ("gpl_2_0", "3")]))
        assertFile("License", of: output, contains: "public enum License: Hashable, Sendable {")
        assertFile(
            "License",
            of: output,
            contains: """
                /// `GTK_GPL_2_0`.
                public static var gpl20: License { .gpl2 }
                """
        )
        XCTAssertEqual(output["License"]?.components(separatedBy: "case 3:").count, 2)
    }

    func testNegativeValues() throws {
        let output = try generate(enumeration("ResponseType", [("none", "-1"), ("ok", "-5")]))
        assertFile("ResponseType", of: output, contains: "case -5: self = .ok")
        assertFile("ResponseType", of: output, contains: "case .none: -1")
    }

    func testANameThatBeginsWithADigit() throws {
        let output = try generate(enumeration("Click", [("2button_press", "0")]))
        assertFile("Click", of: output, contains: "case gtk2buttonPress")
    }

    func testErrorsAreCodesOfTheirDomain() throws {
        let output = try generate(
            enumeration(
                "BuilderError",
                [("invalid", "0"), ("default", "1")],
                #"glib:get-type="gtk_builder_error_get_type" glib:error-domain="gtk-builder-error-quark""#
            )
        )
        try assertSnapshot("BuilderError", of: output)
    }

    func testErrorsWithoutARegisteredTypeAreNotValues() throws {
        let output = try generate(
            enumeration("PrintError", [("general", "0")], #"glib:error-domain="gtk-print-error-quark""#)
        )
        assertFile("PrintError", of: output, contains: "public struct PrintError: GLibErrorCode {")
        assertFile("PrintError", of: output, lacks: "valueType")
    }

    func testFunctionsAreStatic() throws {
        let function = GIRSnippet.function(
            "get_default",
            "gtk_align_get_default",
            result: GIRSnippet.result(GIRSnippet.int)
        )
        let output = try generate(
            enumeration("Align", [("fill", "0")]).replacing("</enumeration>", with: function + "</enumeration>")
        )
        try assertSnapshot("Align", of: output)
    }

    func testFlagsAreAnOptionSet() throws {
        let output = try generate(
            #"<bitfield name="Hints" c:type="GtkHints" glib:get-type="gtk_hints_get_type">"#
                + members([("none", "0"), ("spellcheck", "1"), ("word_completion", "4"), ("top", "2147483648")])
                + "</bitfield>"
        )
        try assertSnapshot("Hints", of: output)
    }
}
