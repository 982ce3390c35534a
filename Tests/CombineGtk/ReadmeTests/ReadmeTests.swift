import Foundation
import TestSupport
import XCTest

/// The README's code is code that was compiled: each block stands in the samples or in this target's examples.
final class ReadmeTests: XCTestCase {
    func testEachBlockOfSwiftIsCompiled() throws {
        let blocks = try readme().blocks(of: "swift")
        XCTAssertGreaterThanOrEqual(blocks.count, 8)
        let sources = try compiledSources()
        for block in blocks where !sources.contains(where: { $0.contains(block) }) {
            XCTFail("no compiled source has this block of the README:\n\(block)")
        }
    }

    func testThereAreTwoCommands() throws {
        let commands = try readme().blocks(of: "sh")
        XCTAssertEqual(commands.count, 2)
        XCTAssertTrue(commands.allSatisfy { $0.split(separator: "\n").count == 1 }, "each is one line")
        XCTAssertTrue(commands[0].hasSuffix("swift run Counter\n"))
        XCTAssertTrue(commands[1].hasSuffix("swift test\n"))
    }

    func testWhatItLinksToIsThere() throws {
        let text = try readme().text
        // As links name them: in lower case, with hyphens for spaces, and without punctuation.
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

    private func readme() throws -> MarkdownDocument {
        try MarkdownDocument(contentsOf: SourceFolder.package.appending(path: "README.md"))
    }

    private func compiledSources() throws -> [String] {
        try ["Sources/Samples", "Tests/CombineGtk/ReadmeTests/Examples"].flatMap { try SourceFolder($0).texts() }
    }
}
