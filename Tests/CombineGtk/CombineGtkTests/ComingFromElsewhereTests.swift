import Foundation
import XCTest

/// Tests that the code on the pages "Coming from other frameworks", "Coming from SwiftUI", "Coming from UIKit",
/// "Coming from PyGObject" and "View models" compiles. The code of each row must be a line of the examples.
final class ComingFromElsewhereTests: XCTestCase {
    private static let pages = ["ComingFromElsewhere", "ComingFromSwiftUI", "ComingFromUIKit", "ComingFromPyGObject"]
    private static let examples = ["ComingFromElsewhere", "ComingFromUIKit", "Observable"]
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    func testCodeOfEachRowIsCompiled() throws {
        let rows = try rows()
        XCTAssertGreaterThanOrEqual(rows.count, 30)
        let lines = try compiledLines()
        for row in rows {
            guard let code = code(of: row) else {
                XCTFail("the last column is not only code: \(row)")
                continue
            }
            XCTAssertTrue(lines.contains(code), "the examples do not have the line: \(code)")
        }
    }

    func testCodeOfBothFormsOfAViewModelIsCompiled() throws {
        let rows = try lines(of: "ViewModels").compactMap { $0.wholeMatch(of: /\| `([^`]+)` \| `([^`]+)` \|/) }
        XCTAssertGreaterThanOrEqual(rows.count, 10)
        let lines = try compiledLines()
        for row in rows {
            for code in [row.output.1, row.output.2] where !lines.contains(String(code)) {
                XCTFail("the examples do not have the line: \(code)")
            }
        }
    }

    func testEachFrameworkHasATable() throws {
        let lines = try lines()
        for framework in ["RxCocoa", "CombineCocoa", "ReactiveCocoa", "SwiftUI", "UIKit", "Python"] {
            let isThere = lines.contains { line in
                line.hasPrefix("|") && line.contains(framework) && line.hasSuffix("| CombineGtk |")
            }
            XCTAssertTrue(isThere, "there is no table for \(framework)")
        }
    }

    /// Returns the rows of all tables, except for the headings.
    private func rows() throws -> [Substring] {
        var rows: [Substring] = []
        var isInTable = false
        for line in try lines() {
            if line.hasPrefix("| ---") {
                isInTable = true
            } else if !line.hasPrefix("|") {
                isInTable = false
            } else if isInTable {
                rows.append(line)
            }
        }
        return rows
    }

    /// Returns the last column of a row if it contains only code, and otherwise nil.
    private func code(of row: Substring) -> String? {
        guard let match = row.firstMatch(of: /\| `(?<code>[^`]+)` \|$/) else { return nil }
        return String(match.output.code)
    }

    /// Returns the lines of all pages with the name of a framework.
    private func lines() throws -> [Substring] { try Self.pages.flatMap(lines) }

    private func lines(of page: String) throws -> [Substring] {
        let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try text(of: root.appending(path: "Sources/CombineGtk/CombineGtk.docc/\(page).md"))
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns the lines of the examples, without indentation.
    private func compiledLines() throws -> Set<String> {
        let examples = try Self.examples.map { try text(of: Self.folder.appending(path: "\($0)Examples.swift")) }
        return Set(examples.joined().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    }

    private func text(of file: URL) throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }
}
