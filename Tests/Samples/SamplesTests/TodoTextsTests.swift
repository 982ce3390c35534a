import CombineGtk
import Foundation
import TestSupport
import TodoSample
import XCTest

@testable import TodoModel

/// The sample in German, and what its sources are.
@MainActor
final class TodoTextsTests: GtkTestCase {
    private static let folders = ["Todo", "TodoModel", "TodoSample"].map {
        SourceFolder.package.appending(path: "Sources/Samples/\($0)")
    }

    func testTheWindowIsInGerman() throws {
        assertExitsCleanly {
            setenv("LANGUAGE", "de", 1)
            setenv("LC_ALL", TranslatedLocale.name, 1)
            setlocale(LC_ALL, "")
            TextDomain.program = .todo
            let store = TodoStore()
            let window = TodoWindow(application: nil, store: store, settings: TodoSettings())
            let user = User(window)
            XCTAssertEqual(window.title, "Aufgaben")
            XCTAssertTrue(window.visibleText.contains("Nichts zu tun"))
            user.press("n", modifiers: .control)
            wait { window.viewModel.visible.count == 1 }
            XCTAssertEqual(window.undoCommand.title, "Rückgängig: Neue Aufgabe")
            store.add(Todo())
            user.press(.escape)
            window.viewModel.selection = Set(store.todos.map(\.id))
            window.first(ListView.self, accessibilityLabel: "Aufgaben")?.grabFocus()
            user.press(.delete)
            wait { window.visibleText.contains("2 Aufgaben gelöscht") }
            let words = ErrorPresentation(TodoFileError(.newer([]), "/home/todos.json"))
            XCTAssertEqual(words.title, "„todos.json“ kann nicht geändert werden")
            XCTAssertEqual(
                words.message,
                "Eine neuere Version von Todo hat die Datei geschrieben. Ihre Änderungen werden nicht gespeichert."
            )
        }
    }

    /// `xgettext` finds the texts as the page "Localization" describes, and each has a translation.
    func testEachTextIsTranslated() throws {
        try XCTSkipUnless(
            ["xgettext", "msgcmp"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") },
            "the package gettext is not installed"
        )
        let folder = FileManager.default.temporaryDirectory.appending(path: "todo-texts-\(UUID().uuidString)")
        let sources = folder.appending(path: "Sources")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for source in Self.folders {
            try FileManager.default.copyItem(at: source, to: sources.appending(path: source.lastPathComponent))
        }
        let page = try MarkdownDocument(
            contentsOf: SourceFolder.package.appending(path: "Sources/CombineGtk/CombineGtk.docc/Localization.md")
        )
        let script = try XCTUnwrap(page.blocks(of: "sh").first)
        let compare = "msgcmp ../../Sources/TodoSample/de.po texts.pot"
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-e", "-c", script + compare]
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
    }

    func testItIsShortAndItsModelsKnowNothingOfGTK() throws {
        var (lines, imports) = (0, Set<Substring>())
        for folder in Self.folders {
            for text in try SourceFolder(folder.path().replacing(SourceFolder.package.path(), with: "")).texts() {
                let code = text.split(separator: "\n").filter {
                    !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//")
                }
                lines += code.count
                if folder.lastPathComponent == "TodoModel" {
                    imports.formUnion(code.filter { $0.hasPrefix("import ") })
                }
            }
        }
        XCTAssertLessThanOrEqual(lines, 880)
        XCTAssertEqual(imports, ["import CombineModel", "import Dispatch", "import Foundation"])
    }
}
