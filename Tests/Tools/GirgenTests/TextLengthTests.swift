import XCTest

/// Tests of strings with a length parameter.
final class TextLengthTests: GeneratorTestCase {
    private let length = GIRSnippet.type("gint", "int")

    func testALengthIsCountedFromTheText() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "show_text",
                GIRSnippet.parameter("text", GIRSnippet.string),
                GIRSnippet.parameter("len", length)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func showText(_ text: String) {
                    let cText: String = terminated(text, "gtk_button_show_text: text")
                    gtk_button_show_text(OpaquePointer(pointer), cText, \
                exactInteger(cText.utf8.count, "gtk_button_show_text: len"))
                }
                """
        )
    }

    func testAnOptionalTextHasNoLength() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "show_text",
                GIRSnippet.parameter("text", GIRSnippet.string, #"nullable="1""#),
                GIRSnippet.parameter("text_length", length)
            )
        )
        assertFile("Button", of: output, contains: "public func showText(_ text: String?) {")
        assertFile(
            "Button",
            of: output,
            contains: """
                    let cText: String? = terminated(optional: text, "gtk_button_show_text: text")
                """.trimmingCharacters(in: .whitespaces)
        )
    }

    func testCharactersAreCounted() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "show_text",
                GIRSnippet.parameter("text", GIRSnippet.string),
                GIRSnippet.parameter("n_chars", length)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func showText(_ text: String) {
                    let cText: String = terminated(text, "gtk_button_show_text: text")
                    gtk_button_show_text(OpaquePointer(pointer), cText, \
                exactInteger(cText.unicodeScalars.count, "gtk_button_show_text: n_chars"))
                }
                """
        )
    }
}
