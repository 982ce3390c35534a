import XCTest

@testable import GirgenCommand

/// Tests of the entries for the API of the package's traits in the tables of tests.
final class TraitTableTests: GeneratorTestCase {
    private let snippet =
        GIRSnippet.class("Button", GIRSnippet.method("blink", attributes: #"version="4.12""#))
        + GIRSnippet.class("Dial", GIRSnippet.method("turn"), #"version="4.10""#)

    func testANewMethodOfAnEarlierClassIsCalled() throws {
        assertFile(
            "GtkFunctionTable.swift",
            of: try merged(snippet),
            contains: """
                private static func button(_ list: FunctionList) {
                    #if GTK4_12
                    list.add("gtk_button_blink") { arguments in
                        let subject = try arguments.subject(Button.self)
                        subject.blink()
                    }
                    #endif
                }
                """
        )
    }

    func testANewClassHasAnEntry() throws {
        let output = try merged(snippet)
        assertFile(
            "GtkTypeTable.swift",
            of: output,
            contains: """
                #if GTK4_10
                entries.append(dial())
                #endif
                """
        )
        let entry = "let entry: ClassEntry = ClassEntry(\"GtkDial\", Dial.self) { Dial(properties: [:]) }"
        assertFile("GtkTypeTable.swift", of: output, contains: entry)
        assertFile(
            "GtkFunctionTable.swift",
            of: output,
            contains: """
                #if GTK4_10
                dial(list)
                #endif
                """
        )
        assertFile("GtkFunctionTable.swift", of: output, contains: "subject.turn()")
    }

    func testADeclarationWithoutATraitIsNotRepeated() throws {
        let output = try merged(snippet, known: ["Button.public func blink()"])
        assertFile("GtkFunctionTable.swift", of: output, lacks: "blink")
        assertFile("Button", of: output, lacks: "#if")
    }

    func testWithoutTheNewestFilesThereAreNoConditions() throws {
        let files = try generate(snippet, maximumVersions: traits().base).files
        for (path, text) in files { XCTAssertFalse(text.contains("#if GTK"), path) }
    }
}
