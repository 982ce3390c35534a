import Foundation
import XCTest

final class ArityFilesTests: XCTestCase {
    private let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// With `COMBINEGTK_OPERATORS=1`, the test writes the files.
    func testGeneratedFilesAreUpToDate() throws {
        let directory = package.appendingPathComponent(ArityFiles.directory)
        if ProcessInfo.processInfo.environment["COMBINEGTK_OPERATORS"] != nil { try ArityFiles.write(to: directory) }
        let changed = try ArityFiles.changed(in: directory)
        XCTAssertEqual(changed, [], "`COMBINEGTK_OPERATORS=1 swift test --filter ArityFilesTests` writes these again")
    }

    func testWritesMissingFilesAndRemovesOtherFiles() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("arity-files-\(UUID())")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try Data("old".utf8).write(to: directory.appendingPathComponent("Merge9.swift"))
        try Data("old".utf8).write(to: directory.appendingPathComponent("Zip3.swift"))
        let changed = try ArityFiles.changed(in: directory)
        XCTAssertEqual(changed, (ArityFiles.texts.keys + ["Merge9.swift"]).sorted())
        try ArityFiles.write(to: directory)
        XCTAssertEqual(try ArityFiles.changed(in: directory), [])
    }

    func testADeclarationFitsTheLineLength() {
        let short = Declaration(head: "func f", parameters: ["_ a: A"], type: "B", body: ["b"])
        XCTAssertEqual(short.lines, ["    func f(_ a: A) -> B {", "        b", "    }"])
        let long = String(repeating: "x", count: 60)
        let constrained = Declaration(
            head: "func f",
            parameters: ["a: \(long)", "b: \(long)"],
            type: "C",
            constraints: ["\(long): P", "\(long): Q"],
            body: []
        )
        XCTAssertEqual(
            constrained.lines,
            [
                "    func f(", "        a: \(long),", "        b: \(long)", "    ) -> C", "    where",
                "        \(long): P,", "        \(long): Q", "    {", "    }",
            ]
        )
    }
}
