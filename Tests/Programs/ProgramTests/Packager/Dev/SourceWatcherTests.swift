import Foundation
import XCTest

@testable import gtkpackager

/// Tests of watching sources.
final class SourceWatcherTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "watch \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        let path = try XCTUnwrap(realpath(folder.filePath, nil))
        self.folder = String(cString: path)
        free(path)
    }

    private func write(_ file: String, atomically: Bool = false) throws {
        try "text".write(toFile: "\(folder)/\(file)", atomically: atomically, encoding: .utf8)
    }

    private func changes(_ watcher: SourceWatcher) throws -> Set<String> {
        Set(try watcher.changes().map { $0.replacingOccurrences(of: folder + "/", with: "") })
    }

    func testFilesOfFolder() throws {
        try FileManager.default.createDirectory(atPath: "\(folder)/Views", withIntermediateDirectories: true)
        try write("Views/Old.swift")
        let watcher = try SourceWatcher()
        try watcher.watch(folder)
        XCTAssertEqual(try changes(watcher), [])
        try write("Main.swift")
        try write("Views/Old.swift", atomically: true)
        XCTAssertEqual(try changes(watcher), ["Main.swift", "Views/Old.swift"])
        try FileManager.default.removeItem(atPath: "\(folder)/Main.swift")
        XCTAssertEqual(try changes(watcher), ["Main.swift"])
        XCTAssertEqual(try changes(watcher), [])
    }

    func testNewFolder() throws {
        let watcher = try SourceWatcher()
        try watcher.watch(folder)
        try FileManager.default.createDirectory(atPath: "\(folder)/New/Nested", withIntermediateDirectories: true)
        XCTAssertEqual(try changes(watcher), ["New"])
        try write("New/Nested/File.swift")
        XCTAssertEqual(try changes(watcher), ["New/Nested/File.swift"])
    }

    func testTemporaryFiles() throws {
        let watcher = try SourceWatcher()
        try watcher.watch(folder)
        for file in [".Main.swift.swp", "Main.swift~", "4913", "#Main.swift#", ".#Main.swift", "Main.swift.orig"] {
            try write(file)
        }
        XCTAssertEqual(try changes(watcher), [])
    }

    func testSingleFile() throws {
        try write("Package.swift")
        let watcher = try SourceWatcher()
        try watcher.watch("\(folder)/Package.swift")
        try write("Package.resolved")
        XCTAssertEqual(try changes(watcher), [])
        try write("Package.swift", atomically: true)
        XCTAssertEqual(try changes(watcher), ["Package.swift"])
    }

    func testSymbolicLinks() throws {
        for name in ["Package", "Shared"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        try write("Shared.swift")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/Package/Shared",
            withDestinationPath: "\(folder)/Shared"
        )
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/Package/Shared.swift",
            withDestinationPath: "\(folder)/Shared.swift"
        )
        let watcher = try SourceWatcher()
        try watcher.watch("\(folder)/Package")
        try write("Shared/Frame.swift")
        try write("Shared.swift")
        try write("Other.swift")
        XCTAssertEqual(try changes(watcher), ["Shared/Frame.swift", "Shared.swift"])
    }

    func testMissingFolder() throws {
        let watcher = try SourceWatcher()
        try watcher.watch("\(folder)/Missing")
        XCTAssertEqual(try changes(watcher), [])
    }
}
