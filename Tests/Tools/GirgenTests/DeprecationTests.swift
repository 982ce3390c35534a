import XCTest

@testable import GirgenAnalyse

/// Tests of deprecated declarations and their replacements.
final class DeprecationTests: GeneratorTestCase {
    private let text =
        "<doc-deprecated>Use gtk_label_set_text() or [method@Gtk.Button.set_label], not this.</doc-deprecated>"
    private let attributes = #"deprecated="1" deprecated-version="4.10""#

    func testAMethod() throws {
        let method = GIRSnippet.method("show_text", attributes: attributes)
            .replacing("</method>", with: text + "</method>")
        // `gtk_label_set_text` isn't bound.
        let output = try generate(button: method, GIRSnippet.method("set_label"))
        assertFile(
            "Button",
            of: output,
            contains: """
                /// [`gtk_button_show_text`](https://docs.gtk.org/gtk4/method.Button.show_text.html). Deprecated since 4.10.
                @available(*, deprecated, message: "use Button.setLabel()")
                public func showText() {
                """
        )
    }

    /// Overload resolution would choose the deprecated function for calls with fewer arguments.
    func testFunctionsThatWereReplacedBeforeTheBaseVersionAreHidden() throws {
        let old = #"deprecated="1" deprecated-version="4.6""#
        func method(_ name: String, _ text: String) -> String {
            GIRSnippet.method(name, attributes: old).replacing("</method>", with: text + "</method>")
        }
        let output = try generate(
            button: method("show_text", text),
            method("move", "<doc-deprecated>It does nothing.</doc-deprecated>"),
            method("hide_text", "<doc-deprecated>Use gtk_nothing() instead.</doc-deprecated>"),
            GIRSnippet.method("set_label")
        )
        assertFile("Button", of: output, lacks: "func showText()")
        assertFile("Button", of: output, contains: "public func move() {")
        assertFile("Button", of: output, contains: "public func hideText() {")
        XCTAssertEqual(
            output.coverage.counts["Gtk"]?[.methods]?.hidden.map(\.reason),
            ["deprecated since 4.6; Gtk.Button.set_label replaces it"]
        )
    }

    func testAPropertyASignalAndAConstructor() throws {
        let output = try generate(
            button: GIRSnippet.property("label", GIRSnippet.string, #"writable="1" \#(attributes)"#),
            GIRSnippet.signal("pressed", attributes: attributes + #" action="1""#),
            GIRSnippet.constructor(
                "new_with_label",
                GIRSnippet.parameter("label", GIRSnippet.string),
                attributes: attributes
            )
        )
        for declaration in [
            "public var label: String? {", "public var pressed: Signal<Void> {", "public func emitPressed() {",
            "public init(label: String) {",
        ] {
            assertFile("Button", of: output, contains: "@available(*, deprecated)\n\(declaration)")
        }
    }

    func testNotDeprecated() throws {
        let output = try generate(button: GIRSnippet.method("show"))
        assertFile("Button", of: output, lacks: "@available")
    }

    func testReplacementsInATextAreFound() {
        XCTAssertEqual(Documentation.replacements(in: "Use gtk_a() instead. Or gtk_a()."), ["gtk_a"])
        XCTAssertEqual(
            Documentation.replacements(in: "Use #GtkExpression, with gtk_expression_bind()."),
            ["gtk_expression_bind"]
        )
        XCTAssertEqual(Documentation.replacements(in: "See [property@Gtk.Widget:opacity]."), ["Gtk.Widget:opacity"])
        XCTAssertEqual(Documentation.replacements(in: "It does nothing."), [])
    }
}
