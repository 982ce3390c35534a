import XCTest

@testable import GirgenPrint

/// Tests of the tables with which tests check the API of the package's traits.
final class NewerTableTests: GeneratorTestCase {
    private let snippet =
        GIRSnippet.class("Button", GIRSnippet.method("blink", attributes: #"version="4.12""#))
        + GIRSnippet.class("Dial", GIRSnippet.method("turn"), #"version="4.10""#)

    private func table(_ name: String) -> String { "\(GeneratedFile.newerTables)/\(name).swift" }

    func testANewMethodOfAnEarlierClassIsCalled() throws {
        let files = try newerOutput(of: snippet).files
        let text = try XCTUnwrap(files[table("GtkFunctionTableOfGTK4_12")])
        for line in [
            "#if GTK4_12", "enum GtkFunctionTableOfGTK4_12: FunctionTable {", "list.add(\"gtk_button_blink\")",
            "let subject = try arguments.subject(Button.self)",
        ] { XCTAssertTrue(text.contains(line), "\(line) is not in \(text)") }
    }

    func testANewClassHasAnEntry() throws {
        let files = try newerOutput(of: snippet).files
        let types = try XCTUnwrap(files[table("GtkTypeTableOfGTK4_10")])
        XCTAssertTrue(types.contains("ClassEntry(\"GtkDial\", Dial.self)"), types)
        XCTAssertEqual(files[table("GtkFunctionTableOfGTK4_10")]?.contains("subject.turn()"), true)
        let list = try XCTUnwrap(files[table("NewerTables")])
        for name in ["GtkTypeTableOfGTK4_10", "GtkFunctionTableOfGTK4_10", "GtkFunctionTableOfGTK4_12"] {
            XCTAssertTrue(list.contains("body(\(name).self)"), name)
        }
    }

    func testADeclarationWithoutATraitIsNotRepeated() throws {
        let files = try newerOutput(of: snippet, declarations: ["Button.public func blink()"]).files
        XCTAssertNil(files[table("GtkFunctionTableOfGTK4_12")])
        XCTAssertNil(files["Gtk/Newer/GTK4_12/Button+GTK4_12.swift"], "no part of it remains")
    }
}
