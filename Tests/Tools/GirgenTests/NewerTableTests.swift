import XCTest

@testable import GirgenPrint

/// Tests of the tables with which tests check the API of the package's traits.
final class NewerTableTests: GeneratorTestCase {
    private let snippet =
        GIRSnippet.class("Button", GIRSnippet.method("blink", attributes: #"version="4.12""#))
        + GIRSnippet.class("Dial", GIRSnippet.method("turn"), #"version="4.10""#)

    func testANewMethodOfAnEarlierClassIsCalled() throws {
        let text = try newerTables(of: snippet)
        for line in [
            "#if GTK4_12", "enum GtkFunctionTableOfGTK4_12: FunctionTable {", "list.add(\"gtk_button_blink\")",
            "let subject = try arguments.subject(Button.self)",
        ] { XCTAssertTrue(text.contains(line), "\(line) is not in \(text)") }
    }

    func testANewClassHasAnEntry() throws {
        let text = try newerTables(of: snippet)
        XCTAssertTrue(text.contains("ClassEntry(\"GtkDial\", Dial.self)"), text)
        XCTAssertTrue(text.contains("subject.turn()"), text)
        for name in ["GtkTypeTableOfGTK4_10", "GtkFunctionTableOfGTK4_10", "GtkFunctionTableOfGTK4_12"] {
            XCTAssertTrue(text.contains("body(\(name).self)"), name)
            XCTAssertTrue(text.contains("enum \(name): "), name)
        }
    }

    func testADeclarationWithoutATraitIsNotRepeated() throws {
        let tables = try newerTables(of: snippet, declarations: ["Button.public func blink()"])
        XCTAssertFalse(tables.contains("GtkFunctionTableOfGTK4_12"), tables)
        let files = try newerOutput(of: snippet, declarations: ["Button.public func blink()"]).files
        XCTAssertNil(files["Gtk/Newer/GTK4_12/Button+GTK4_12.swift"], "no part of it remains")
    }

    func testWithoutTheNewestFilesTheListsAreEmpty() {
        let files = TestTables(of: [], typeNames: TypeNameTable(listings: [])).files()
        let text = files.first { $0.path == "NewerTables.swift" }?.text ?? ""
        for kind in ["Function", "Type"] {
            let list = "static func forEach\(kind)Table(_ body: (any \(kind)Table.Type) -> Void) {\n    }\n"
            XCTAssertTrue(text.contains(list), text)
        }
    }
}
