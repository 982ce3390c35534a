import CGtk
import GLib
import XCTest

@MainActor
final class PrivateDirectoryTests: GtkTestCase {
    private func permissions(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try XCTUnwrap(attributes[.posixPermissions] as? Int)
    }

    func testIsPrivateAndIsRemovedWithItsObject() throws {
        let mask = umask(0)
        defer { umask(mask) }
        var directory: PrivateDirectory? = try PrivateDirectory()
        let path = try XCTUnwrap(directory).path
        XCTAssertEqual(try permissions(path), 0o700)
        XCTAssertTrue(FileManager.default.createFile(atPath: path + "/file", contents: Data()))
        try FileManager.default.createDirectory(atPath: path + "/a/b", withIntermediateDirectories: true)
        XCTAssertTrue(FileManager.default.createFile(atPath: path + "/a/b/file", contents: Data()))
        try FileManager.default.createSymbolicLink(atPath: path + "/link", withDestinationPath: "/")
        directory = nil
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
    }

    func testEachDirectoryIsUnique() throws {
        let parent = try PrivateDirectory()
        let first = try PrivateDirectory(in: parent.path)
        let second = try PrivateDirectory(in: parent.path)
        XCTAssertNotEqual(first.path, second.path)
        XCTAssertTrue(first.path.hasPrefix(parent.path + "/"))
        first.remove()
        first.remove()
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: parent.path).count, 1)
    }

    func testTheErrorContainsAMissingParent() {
        XCTAssertThrowsError(try PrivateDirectory(in: "/nonexistent")) { error in
            let message = (error as? GLibError)?.message
            XCTAssertEqual(message, "can't create a directory in /nonexistent: No such file or directory")
        }
    }

    func testWritePermissionsAreChecked() throws {
        let directory = try PrivateDirectory()
        for mode: mode_t in [0o700, 0o755] {
            chmod(directory.path, mode)
            XCTAssertNoThrow(try PrivateDirectory.check(directory.path))
        }
        for mode: mode_t in [0o770, 0o702, 0o1777] {
            chmod(directory.path, mode)
            XCTAssertThrowsError(try PrivateDirectory.check(directory.path)) { error in
                let message = (error as? GLibError)?.message
                XCTAssertEqual(message, "the directory \(directory.path) cannot be used: other users can write to it")
            }
        }
    }
}
