import Foundation
import TestSupport
import XCTest

/// Tests that each code block of the README and its pages is a complete file that is compiled.
final class ReadmeTests: XCTestCase {
    private static let documentation = "Sources/CombineGtk/CombineGtk.docc"

    func testEachSwiftBlockMatchesFile() throws {
        let files = Set(
            try [
                "Sources/Samples", "Tests/CombineGtk/PageTests/Examples", "Tests/Programs/Notebook",
                "Sources/Tools/gtkpackager/Hello", "Tests/Combine/CombineModelTests/Examples", "Tests/Packages",
            ]
            .flatMap { try SourceFolder($0).texts() }
            .map(replacingPathWithURL)
            // An executable for tests contains several programs. Therefore, they don't have the attribute.
            .map { $0.replacing("\n\nstruct Notebook: GtkApp", with: "\n\n@main\nstruct Notebook: GtkApp") }
        )
        for (path, count) in [
            ("README.md", 3), ("\(Self.documentation)/StartYourOwn.md", 6),
            ("\(Self.documentation)/ComingFromC.md", 1), ("\(Self.documentation)/ComingFromGtk4rs.md", 11),
            ("\(Self.documentation)/Lists.md", 8),
            ("\(Self.documentation)/YourOwnClasses.md", 3), ("\(Self.documentation)/TestingWindows.md", 1),
            ("\(Self.documentation)/Interfaces.md", 2), ("\(Self.documentation)/Dialogs.md", 2),
            ("\(Self.documentation)/Commands.md", 2), ("\(Self.documentation)/Programs.md", 3),
            ("\(Self.documentation)/Settings.md", 2), ("\(Self.documentation)/Documents.md", 1),
            ("\(Self.documentation)/WidgetTrees.md", 2), ("\(Self.documentation)/StyleAndLooks.md", 1),
            ("\(Self.documentation)/DBus.md", 2),
            ("\(Self.documentation)/DragAndDrop.md", 3),
            ("Sources/Combine/CombineModel/CombineModel.docc/CombineModel.md", 1),
            ("Sources/Combine/Combine/Combine.docc/Combine.md", 1),
            ("Sources/Testing/GtkTesting/GtkTesting.docc/GtkTesting.md", 1),
            ("\(Self.documentation)/Undo.md", 2), ("\(Self.documentation)/Localization.md", 1),
            ("\(Self.documentation)/ViewModels.md", 4), ("\(Self.documentation)/TestingViewModels.md", 1),
            ("\(Self.documentation)/Icons.md", 2), ("\(Self.documentation)/DrawingAndText.md", 2),
            ("\(Self.documentation)/LargeLists.md", 3), ("\(Self.documentation)/ThreadsOfOtherLibraries.md", 2),
            ("\(Self.documentation)/ComingFromSwiftUI.md", 1), ("\(Self.documentation)/ComingFromPyGObject.md", 1),
            ("\(Self.documentation)/ComingFromUIKit.md", 2), ("\(Self.documentation)/CompiledModules.md", 1),
        ] {
            let blocks = try document(path).blocks(of: "swift")
            XCTAssertGreaterThanOrEqual(blocks.count, count, path)
            for block in blocks where !files.contains(block) {
                XCTFail("no compiled file contains this block of \(path):\n\(block)")
            }
        }
    }

    func testReadmeHasTwoCommandsAndOneThatInstallsSwift() throws {
        let commands = try document("README.md").blocks(of: "sh")
        XCTAssertEqual(commands.count, 3)
        XCTAssertTrue(commands.allSatisfy { $0.split(separator: "\n").count == 1 }, "each element is one line")
        XCTAssertTrue(commands[0].hasSuffix("swift run Counter\n"))
        XCTAssertTrue(commands[1].hasSuffix("swift test\n"))
        XCTAssertEqual(commands[2].replacing(" swiftlang ", with: " "), commands[0], "also installs Debian's Swift")
    }

    func testLinksOfReadmeExist() throws {
        let text = try document("README.md").text
        // The anchor of a heading is in lowercase, without punctuation, and with hyphens instead of spaces.
        let headings = Set(
            text.matches(of: /(?m)^#+ (?<title>.+)$/).map { heading in
                heading.output.title.lowercased().replacing(" ", with: "-").filter {
                    $0.isLetter || $0.isNumber || $0 == "-"
                }
            }
        )
        for match in text.matches(of: /\]\((?<path>[^):]+)\)/) {
            let path = String(match.output.path)
            if path.hasPrefix("#") {
                XCTAssertTrue(headings.contains(String(path.dropFirst())), "there is no heading for \(path)")
                continue
            }
            let file = SourceFolder.package.appending(path: path).path()
            XCTAssertTrue(FileManager.default.fileExists(atPath: file), "\(path) is missing")
        }
    }

    func testReferencesOfPagesExist() throws {
        let folder = SourceFolder.package.appending(path: Self.documentation)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let pages = (files?.allObjects as? [URL] ?? []).filter { ["md", "tutorial"].contains($0.pathExtension) }
        let names = Set(pages.map { $0.deletingPathExtension().lastPathComponent })
        XCTAssertEqual(names.count, pages.count, "two pages have the same name")
        for page in pages {
            let text = try MarkdownDocument(contentsOf: page).text
            for match in text.matches(of: /<doc:(?<page>\w+)>/) where !names.contains(String(match.output.page)) {
                XCTFail("\(page.lastPathComponent) refers to \(match.output.page)")
            }
            for match in text.matches(of: /\]\((?<path>\.\.\/[^)]+)\)/) {
                let target = page.deletingLastPathComponent().appending(path: String(match.output.path)).path()
                XCTAssertTrue(
                    FileManager.default.fileExists(atPath: target),
                    "\(page.lastPathComponent) refers to \(match.output.path)"
                )
            }
        }
    }

    private func document(_ path: String) throws -> MarkdownDocument {
        try MarkdownDocument(contentsOf: SourceFolder.package.appending(path: path))
    }

    /// Returns a manifest with the URL of this package instead of its path, like in a reader's package.
    private func replacingPathWithURL(_ text: String) -> String {
        text.replacing(
            #".package(name: "CombineGtk", path: "../../..")"#,
            with: #".package(url: "https://…/CombineGtk.git", branch: "main")"#
        )
    }
}
