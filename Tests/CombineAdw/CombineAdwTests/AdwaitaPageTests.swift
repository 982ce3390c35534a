import CombineAdw
import Foundation
import GtkTesting
import TestSupport
import XCTest

/// Tests of the examples on the page "An Adwaita program".
@MainActor
final class AdwaitaPageTests: GtkTestCase {
    private func example(_ name: String) throws -> String {
        let path = "Tests/CombineAdw/CombineAdwTests/Examples/\(name).swift"
        let source = try String(contentsOf: SourceFolder.package.appending(path: path), encoding: .utf8)
        // The page doesn't show the condition of a trait.
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    }

    func testThePageShowsTheExamples() throws {
        let page = "Sources/CombineGtk/CombineGtk.docc/AnAdwaitaProgram.md"
        let blocks = try MarkdownDocument(contentsOf: SourceFolder.package.appending(path: page)).blocks(of: "swift")
        // The first two blocks, the manifest and the program, are built as a separate package.
        let examples = try ["NotebookWindow", "DraftsWindow", "LibraryWindow"].map(example)
        XCTAssertEqual(Array(blocks.dropFirst(2)), examples)
    }

    func testThePageShowsTheDifferenceOfTheConvertedProgram() throws {
        let page = "Sources/CombineGtk/CombineGtk.docc/AnAdwaitaProgram.md"
        let blocks = try MarkdownDocument(contentsOf: SourceFolder.package.appending(path: page)).blocks(of: "diff")
        let programs = try ["Notebook", "AdwNotebook"].map { name in
            let file = SourceFolder.package.appending(path: "Tests/Programs/Notebook/\(name).swift")
            return try String(contentsOf: file, encoding: .utf8).replacing("AdwNotebook:", with: "Notebook:")
                .split(separator: "\n")
        }
        let changes = zip(programs[0], programs[1]).filter { $0 != $1 }.flatMap { ["-\($0)", "+\($1)"] }
        XCTAssertEqual(blocks, [changes.map { $0 + "\n" }.joined()])
        XCTAssertEqual(programs[0].count, programs[1].count)
    }

    func testRowsForAdwaitaSwiftAreCompiled() throws {
        let page = "Sources/CombineGtk/CombineGtk.docc/ComingFromSwiftUI.md"
        let text = try MarkdownDocument(contentsOf: SourceFolder.package.appending(path: page)).text
        let table = try XCTUnwrap(text.components(separatedBy: "| CombineAdw |\n|---|---|\n").last)
        let rows = table.split(separator: "\n").prefix { $0.hasPrefix("|") }
        XCTAssertGreaterThan(rows.count, 10)
        let lines = try example("ComingFromAdwaitaSwift").split(separator: "\n")
        let code = Set(lines.map { "`\($0.trimmingCharacters(in: .whitespaces))` |" })
        for row in rows {
            XCTAssertTrue(code.contains(String(row.components(separatedBy: " | ").last ?? "")), "\(row)")
        }
    }

    func testTheNotebook() throws {
        let model = NotebookModel()
        let window = NotebookWindow(nil, model)
        let user = User(window)
        user.click(try XCTUnwrap(window.first(Label.self, labelled: "Books")))
        wait { window.visibleText.contains("This is Books.") }
        XCTAssertEqual(model.path.map(\.title), ["Books"])
        user.press(.escape)
        wait { model.path.isEmpty }
        XCTAssertTrue(window.visibleText.contains("Groceries"))
        window.assertAccessible()
    }

    func testTheDrafts() throws {
        let model = DraftsModel()
        let window = DraftsWindow(nil, model)
        let user = User(window)
        user.press("t", modifiers: .control)
        user.press("t", modifiers: .control)
        wait { window.tabs.pageCount == 2 && window.tabs.selectedPage === window.tabs.page(at: 1) }
        let text = try XCTUnwrap(window.tabs.selectedPage?.child.first(TextView.self))
        user.click(text)
        user.type("abc")
        wait { model.drafts.last?.text == "abc" }
        // The close buttons of libadwaita's tab bar have only tooltips.
        window.tabs.assertAccessible()
        for answer in ["Cancel", "Discard"] {
            // libadwaita ignores a request to close a page until the answer to the previous request has arrived.
            wait {
                window.tabs.closePage(window.tabs.page(at: 1))
                return user.dialogs.count == 1
            }
            XCTAssertEqual(window.tabs.pageCount, 2)
            user.answer(answer)
            wait { user.dialogs.isEmpty }
        }
        wait { model.drafts.count == 1 && window.tabs.pageCount == 1 }
        window.tabs.closePage(window.tabs.page(at: 0))
        wait { model.drafts.isEmpty }
    }
}
