import Foundation
import XCTest

/// Tests of the punctuation in messages. In the C locale, it's printed as question marks unless it's ASCII.
final class MessagePunctuationTests: XCTestCase {
    /// Parts of paths and lines of texts that aren't messages, because they're shown in windows, translated, or written
    /// to pages.
    private static let exceptions = [
        "/Generated/", "DocumentationRules", "Samples/Gallery/Pages/", "Samples/GalleryAdw/Pages/", "Samples/TodoAdw/",
        "PackageText[", "localized:", "Skip(", ".docc/", "ComingFromElsewhere/", "/Inspector/", "/Inspection/",
    ]

    private static func isTypographic(_ character: Character) -> Bool { "“”‘’–—…".contains(character) }

    func testMessagesHaveASCIIPunctuation() throws {
        let sources = Repository.root.appendingPathComponent("Sources")
        let paths = try XCTUnwrap(FileManager.default.enumerator(atPath: sources.path))
        var count = 0
        for case let path as String in paths where path.hasSuffix(".swift") {
            count += 1
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            guard text.contains(where: Self.isTypographic) else { continue }
            for line in text.split(separator: "\n") where line.contains(where: Self.isTypographic) {
                let isComment = line.drop(while: \.isWhitespace).hasPrefix("//")
                let isExcepted = Self.exceptions.contains { path.contains($0) || line.contains($0) }
                XCTAssertTrue(isComment || isExcepted, "\(path): \(line)")
            }
        }
        XCTAssertGreaterThan(count, 1000)
    }
}
