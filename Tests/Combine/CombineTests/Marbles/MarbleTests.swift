import Foundation
import TestSupport
import XCTest

/// Tests that the marble diagrams of the documentation show what the operators do.
///
/// With `COMBINEGTK_MARBLES=1 swift test --filter MarbleTests`, they write the pictures.
final class MarbleTests: XCTestCase {
    private static let folder = SourceFolder.package.appending(path: "Sources/Combine/Combine/Combine.docc/Operators")

    func testPicturesShowWhatHappens() throws {
        let writes = ProcessInfo.processInfo.environment["COMBINEGTK_MARBLES"] != nil
        var names: Set<String> = []
        for marbles in MarbleCase.all {
            for (suffix, palette) in [("", MarbleDrawing.Palette.light), ("~dark", .dark)] {
                let name = "marbles-\(marbles.name)\(suffix).svg"
                let file = Self.folder.appending(path: name)
                let picture = marbles.svg(palette)
                if writes { try picture.write(to: file, atomically: true, encoding: .utf8) }
                XCTAssertEqual(try? String(contentsOf: file, encoding: .utf8), picture, "\(name) is out of date")
                names.insert(name)
            }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
        XCTAssertEqual(Set(files.filter { $0.hasSuffix(".svg") }), names)
    }

    func testPicturesShowCodeOfRuns() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "MarbleCases.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        for marbles in MarbleCase.all {
            let parts = source.components(separatedBy: "MarbleCase(\"\(marbles.name)\", ")
            XCTAssertEqual(parts.count, 2, marbles.name)
            let code = parts[1].components(separatedBy: "MarbleCase(")[0].filter { !$0.isWhitespace }
            for line in marbles.code.split(separator: "\n") {
                let shown = line.filter { !$0.isWhitespace }
                // The code occurs in the string that the picture shows, and in the run.
                XCTAssertGreaterThanOrEqual(code.components(separatedBy: shown).count, 3, marbles.name)
            }
        }
    }

    func testPagesShowEachPictureAndCompiledCode() throws {
        let sources = Set(try SourceFolder("Tests/Combine/CombineTests/Marbles/Examples").texts())
        var pictures: [String] = []
        for file in try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "md" {
            let page = try MarkdownDocument(contentsOf: file)
            let blocks = page.blocks(of: "swift")
            XCTAssertFalse(blocks.isEmpty, file.lastPathComponent)
            for block in blocks { XCTAssertTrue(sources.contains(block), "no file contains this block:\n\(block)") }
            pictures += page.text.matches(of: /\]\(marbles-(?<name>\w+)\.svg\)/).map { String($0.output.name) }
        }
        XCTAssertEqual(pictures.sorted(), MarbleCase.all.map(\.name).sorted())
    }
}
