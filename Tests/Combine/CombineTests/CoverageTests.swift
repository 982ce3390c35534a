import Foundation
import XCTest

/// Tests that the documentation names existing tests and lists every publisher.
final class CoverageTests: XCTestCase {
    private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func coverage() throws -> String {
        try String(
            contentsOf: package.appendingPathComponent("Sources/Combine/Combine/Combine.docc/Coverage.md"),
            encoding: .utf8
        )
    }

    func testEveryListedTestFileExists() throws {
        let files = try coverage().matches(of: /`(\w+Tests\.swift)`/).map { String($0.1) }
        XCTAssertGreaterThan(files.count, 50)
        for file in Set(files) {
            let path = package.appendingPathComponent("Tests/Combine/CombineTests/\(file)").path
            XCTAssertTrue(FileManager.default.fileExists(atPath: path), file)
        }
    }

    func testEveryListedTestExists() throws {
        let page = try String(
            contentsOf: package.appendingPathComponent("Sources/Combine/Combine/Combine.docc/Deviations.md"),
            encoding: .utf8
        )
        let tests = page.matches(of: /`(\w+Tests)\.(test\w+)`/)
        XCTAssertGreaterThan(tests.count, 15)
        for test in tests {
            let sources = try ["CombineTests", "CombineTests/Foundation"].compactMap { folder in
                let file = package.appendingPathComponent("Tests/Combine/\(folder)/\(test.1).swift")
                return FileManager.default.fileExists(atPath: file.path)
                    ? try String(contentsOf: file, encoding: .utf8) : nil
            }
            XCTAssertTrue(sources.contains { $0.contains("func \(test.2)(") }, "\(test.1).\(test.2)")
        }
    }

    func testEveryPublisherIsListed() throws {
        let coverage = try coverage()
        let files = try ["Publishers", "Generated"].flatMap { name in
            let folder = package.appendingPathComponent("Sources/Combine/Combine/\(name)")
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        }
        for file in files {
            let source = try String(contentsOf: file, encoding: .utf8)
            for match in source.matches(of: /public (?:final )?(?:struct|class|enum) (\w+)/)
            where match.1 != "Publishers" {
                XCTAssertNotNil(
                    coverage.range(of: "\(match.1)`"),
                    "\(match.1) of \(file.lastPathComponent) is not listed"
                )
            }
        }
    }
}
