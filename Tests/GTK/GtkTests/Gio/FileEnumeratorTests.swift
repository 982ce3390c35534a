import Foundation
import Gio
import GtkTesting
import XCTest

@MainActor
final class FileEnumeratorTests: GtkTestCase {
    func testIteratesUntilTheEnd() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FileEnumeratorTests-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a", "b"] { try Data().write(to: folder.appendingPathComponent(name)) }

        let enumerator = try File(path: folder.path).enumerateChildrenBlocking("standard::name", flags: [])
        var names: Set<String> = []
        while case let (info?, child?) = try enumerator.iterate() {
            XCTAssertEqual(child.basename, info.name)
            names.insert(info.name)
        }
        XCTAssertEqual(names, ["a", "b"])
        let end = try enumerator.iterate()
        XCTAssertNil(end.info)
        XCTAssertNil(end.child)
    }
}
