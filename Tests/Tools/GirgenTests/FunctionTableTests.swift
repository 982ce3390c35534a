import XCTest

/// Tests of the tables with which tests call every function.
final class FunctionTableTests: GeneratorTestCase {
    private let table = "GtkFunctionTable.swift"

    func testAMethodWithItsArguments() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "set_mark",
                GIRSnippet.parameter("name", GIRSnippet.string, #"nullable="1""#),
                GIRSnippet.parameter("position", GIRSnippet.int)
            )
        )
        assertFile(
            table,
            of: output,
            contains: """
                list.add("gtk_button_set_mark", [.texts, .optionals, .integers]) { arguments in
                    let subject = try arguments.subject(Button.self)
                    try subject.setMark(arguments.optional { () throws -> String in try arguments.text() }, \
                position: arguments.integer("gint"))
                }
                """
        )
    }

    func testAPropertyThatCanBeSet() throws {
        let output = try generate(button: GIRSnippet.property("width", GIRSnippet.int))
        assertFile(
            table,
            of: output,
            contains: """
                list.add("GtkButton:width", [.integers]) { arguments in
                    let subject = try arguments.subject(Button.self)
                    subject.width = try arguments.integer("gint")
                }
                """
        )
    }

    func testSkippedFunctionsAreNotCalled() throws {
        let output = try generate(
            button: GIRSnippet.method("fill", GIRSnippet.parameter("text", GIRSnippet.type("utf8", "char*")))
        )
        assertFile(table, of: output, lacks: "gtk_button_fill")
    }
}
