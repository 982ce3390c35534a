import CombineGtk
import Foundation
import TestSupport
import XCTest

@testable import Todo
@testable import TodoModel

/// Tests of the German translation and the translatable texts of the sample.
@MainActor
final class TodoTextsTests: GtkTestCase {
    private static let folders = ["Todo", "TodoModel"].map {
        SourceFolder.package.appending(path: "Sources/Samples/\($0)")
    }

    func testWindowIsTranslated() throws {
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
        }
    }

    func testAllTextsAreTranslated() throws {
        try XCTSkipUnless(
            FileManager.default.isExecutableFile(atPath: "/usr/bin/msgfmt"),
            "the package gettext isn't installed"
        )
        let catalogs = ["--check", "--catalogs", "Sources/Samples/Todo"]
        let package = ["texts", "--package-path", SourceFolder.package.path(percentEncoded: false)]
        let packager = try RunningProgram(
            "gtkpackager",
            package + catalogs + Self.folders.map { $0.path(percentEncoded: false) }
        )
        XCTAssertEqual(packager.exitCode(), 0, packager.errors)
    }

    func testSourceIsShortAndModelsDoNotImportGTK() throws {
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
        XCTAssertLessThanOrEqual(lines, 700)
        XCTAssertEqual(imports, ["import CombineModel", "import Foundation"])
    }
}
