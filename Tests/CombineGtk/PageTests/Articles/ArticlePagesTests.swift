import TestSupport
import XCTest

/// Tests that each code block of the tutorials is a complete file of this folder. The tests also run the code.
final class ArticlePagesTests: XCTestCase {
    private static let pages = [
        "TheCounter", "AnOptionalObservedObject", "RelaysAndBindTo", "NoMoreSetOfCancellables",
        "ACustomPublisherForControlEvents",
    ]
    private static let documentation = SourceFolder.package.appending(path: "Sources/CombineGtk/CombineGtk.docc")

    func testEachSwiftBlockMatchesFile() throws {
        let sources = Set(try SourceFolder("Tests/CombineGtk/PageTests/Articles").texts())
        for page in Self.pages {
            let blocks = try document(page).blocks(of: "swift")
            XCTAssertGreaterThanOrEqual(blocks.count, 2, page)
            for block in blocks where !sources.contains(block) {
                XCTFail("no file contains this block of \(page):\n\(block)")
            }
        }
    }

    func testModulePageLinksToArticles() throws {
        let text = try document("CombineGtk").text
        for page in Self.pages { XCTAssertTrue(text.contains("- <doc:\(page)>\n"), page) }
    }

    private func document(_ name: String) throws -> MarkdownDocument {
        try MarkdownDocument(contentsOf: Self.documentation.appending(path: "\(name).md"))
    }
}
