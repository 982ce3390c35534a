import Foundation
import XCTest

/// The README's code is code that was compiled: each block stands in the samples or in this target's examples.
final class ReadmeTests: XCTestCase {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

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
        let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
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
            let file = Self.root.appending(path: path).path()
            XCTAssertTrue(FileManager.default.fileExists(atPath: file), "\(path) is missing")
        }
    }

    private func readme() throws -> Document {
        Document(text: try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8))
    }

    private func compiledSources() throws -> [String] {
        try ["Sources/Samples", "Tests/CombineGtk/ReadmeTests/Examples"].flatMap { folder in
            let folder = Self.root.appending(path: folder)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
                .map { try String(contentsOf: $0, encoding: .utf8) }
        }
    }
}

/// A text in Markdown.
private struct Document {
    let text: String

    /// The contents of its fenced blocks in a language.
    func blocks(of language: String) -> [String] {
        var blocks: [String] = []
        var current: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```\(language)" {
                current = ""
            } else if line == "```", let block = current {
                blocks.append(block)
                current = nil
            } else if current != nil {
                current? += line + "\n"
            }
        }
        return blocks
    }
}
