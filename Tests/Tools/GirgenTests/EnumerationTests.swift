import XCTest

/// Enumerations and flags.
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

    func testCasesAndAValueThatANewerLibraryHas() throws {
        let output = try generate(
            enumeration("Align", [("fill", "0"), ("default", "1")], #"glib:get-type="gtk_align_get_type""#)
        )
        assertFile(
            "Align",
            of: output,
            contains: """
                /// `GtkAlign`. [Reference](https://docs.gtk.org/gtk4/enum.Align.html)
                public enum Align: EnumValue, Hashable, Sendable {
                    /// `GTK_FILL`.
                    case fill
                    /// `GTK_DEFAULT`.
                    case `default`
                    /// A value that a newer library has and this one does not know.
                    case unrecognized(Int)

                    public static var valueType: GType { gtk_align_get_type() }

                    public init(rawValue: Int) {
                        switch rawValue {
                        case 0: self = .fill
                        case 1: self = .`default`
                        default: self = .unrecognized(rawValue)
                        }
                    }

                    public var rawValue: Int {
                        switch self {
                        case .fill: 0
                        case .`default`: 1
                        case .unrecognized(let rawValue): rawValue
                        }
                    }

                    /// The C value. A number that C doesn't declare traps, naming its use.
                    @_spi(Binding) public func number(for what: StaticString) -> Int {
                        if case .unrecognized(let number) = self { requireDeclared(number, by: Self.self, what) }
                        return rawValue
                    }
                }
                """
        )
    }

    func testTwoNamesOfOneValue() throws {
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
        assertFile(
            "BuilderError",
            of: output,
            contains: """
                /// `GtkBuilderError`. [Reference](https://docs.gtk.org/gtk4/error.BuilderError.html)
                public struct BuilderError: GLibErrorCode, EnumValue {
                    public static var errorDomain: String { "gtk-builder-error-quark" }

                    public let rawValue: Int

                    public init(rawValue: Int) {
                        self.rawValue = rawValue
                    }

                    /// `GTK_INVALID`.
                    public static var invalid: BuilderError { BuilderError(rawValue: 0) }

                    /// `GTK_DEFAULT`.
                    public static var `default`: BuilderError { BuilderError(rawValue: 1) }

                    public static var valueType: GType { gtk_builder_error_get_type() }
                }
                """
        )
    }

    func testErrorsWithoutATypeAreNoValues() throws {
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
        assertFile(
            "Align",
            of: output,
            contains: """
                @MainActor
                extension Align {
                    /// `gtk_align_get_default`. [Reference](https://docs.gtk.org/gtk4/type_func.Align.get_default.html)
                    public static var `default`: Int {
                        Library.initialize()
                        return Int(gtk_align_get_default())
                    }
                }
                """
        )
    }

    func testFlagsAreAnOptionSet() throws {
        let output = try generate(
            #"<bitfield name="Hints" c:type="GtkHints" glib:get-type="gtk_hints_get_type">"#
                + members([("none", "0"), ("spellcheck", "1"), ("word_completion", "4"), ("top", "2147483648")])
                + "</bitfield>"
        )
        assertFile(
            "Hints",
            of: output,
            contains: """
                /// `GtkHints`. [Reference](https://docs.gtk.org/gtk4/flags.Hints.html)
                public struct Hints: FlagsValue, Hashable, Sendable {
                    public let rawValue: Int

                    public init(rawValue: Int) {
                        self.rawValue = rawValue
                    }

                    /// `GTK_NONE`.
                    public static var none: Hints { [] }

                    /// `GTK_SPELLCHECK`.
                    public static var spellcheck: Hints { Hints(rawValue: 1) }

                    /// `GTK_WORD_COMPLETION`.
                    public static var wordCompletion: Hints { Hints(rawValue: 4) }

                    /// `GTK_TOP`.
                    public static var top: Hints { Hints(rawValue: 2147483648) }

                    public static var valueType: GType { gtk_hints_get_type() }
                }
                """
        )
    }
}
