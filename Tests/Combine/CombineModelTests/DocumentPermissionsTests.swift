import CLibrary
import Foundation
import Testing

@testable import CombineModel

/// Tests of who can access a document after it's written, and of unusual files next to it.
@Suite(.enabled(if: geteuid() == 0, "only root can become another user"))
struct DocumentPermissionsTests: ~Copyable {
    private let folder = FileManager.default.temporaryDirectory.path + "/permissions-\(UUID().uuidString)"
    private static let list = "system.posix_acl_access"

    private static var hasAccessControlLists: Bool { isSupported(list, accessControlList) }
    private static var hasAttributes: Bool { isSupported("user.comment", [1]) }

    /// Returns a Boolean value that indicates whether to run a test that needs attributes of files. With the variable
    /// `CI`, the test runs, and fails if the file system doesn't support them.
    private static func isSupported(_ attribute: String, _ value: [UInt8]) -> Bool {
        let path = FileManager.default.temporaryDirectory.path + "/permissions-\(UUID().uuidString)"
        guard ProcessInfo.processInfo.environment["CI"] == nil, mkdir(path, 0o700) == 0 else { return true }
        defer { rmdir(path) }
        return setxattr(path, attribute, value, value.count, 0) == 0
    }

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        chmod(folder, 0o777)
        chown(folder, 2000, 2000)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var path: String { folder + "/letter.txt" }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private func put(owner: uid_t, group: gid_t, mode: mode_t) throws {
        try Data("old".utf8).write(to: URL(filePath: path))
        chown(path, owner, group)
        chmod(path, mode)
    }

    private func status(mask: mode_t = 0o777) -> [UInt32] {
        var status = stat()
        return stat(path, &status) == 0 ? [status.st_uid, status.st_gid, status.st_mode & mask] : []
    }

    /// Writes the document as the user 2000, whose groups are 2000 and the given groups.
    private func write(groups: [gid_t] = []) throws {
        let path = path
        try asUser(groups) { try DocumentFile(path: path).write(Array("new".utf8)) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
        #expect(names == ["letter.txt"])
    }

    private func asUser(_ groups: [gid_t] = [], _ body: @escaping @Sendable () throws -> Void) throws {
        try onThread {
            let isUser = groups.withUnsafeBufferPointer { groups in
                systemCall(.setgroups, groups.count, Int(bitPattern: groups.baseAddress)) == 0
            }
            guard isUser, systemCall(.setresgid, 2000, 2000, 2000) == 0, systemCall(.setresuid, 2000, 2000, 2000) == 0
            else { throw POSIXError(.EPERM) }
            try body()
        }
    }

    @Test func theGroupIsPreserved() throws {
        try put(owner: 1000, group: 3000, mode: 0o664)
        try write(groups: [3000])
        #expect(status() == [2000, 3000, 0o664])
    }

    @Test(arguments: [(0o640, 0o600), (0o664, 0o644), (0o606, 0o600), (0o666, 0o666)] as [(mode_t, mode_t)])
    func anotherGroupGetsNoPermissions(old: mode_t, new: mode_t) throws {
        try put(owner: 2000, group: 3000, mode: old)
        try write()
        #expect(status() == [2000, 2000, new])
    }

    @Test func theOwnerIsPreservedByRoot() throws {
        try put(owner: 1000, group: 3000, mode: 0o640)
        try DocumentFile(path: path).write([1])
        #expect(status() == [1000, 3000, 0o640])
    }

    /// The temporary file must be on the file system of the document. The document or its folder is a symbolic link.
    @Test(.enabled(if: access("/dev/shm", W_OK) == 0, "/dev/shm isn't writable"), arguments: ["letter.txt", ""])
    func aDocumentOnAnotherFileSystem(link: String) throws {
        let other = "/dev/shm/permissions-\(UUID().uuidString)"
        try #require(mkdir(other, 0o777) == 0)
        defer { try? FileManager.default.removeItem(atPath: other) }
        chmod(other, 0o777)
        #expect(device(of: other) != device(of: folder))
        if link.isEmpty { rmdir(folder) }
        let (source, destination) = (link.isEmpty ? folder : path, link.isEmpty ? other : other + "/target.txt")
        try FileManager.default.createSymbolicLink(atPath: source, withDestinationPath: destination)
        try put(owner: 1000, group: 3000, mode: 0o664)
        try write(groups: [3000])
        #expect(status() == [2000, 3000, 0o664])
        try put(owner: 1000, group: 3000, mode: 0o640)
        try DocumentFile(path: path).write([1])
        #expect(status() == [1000, 3000, 0o640])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: source) == destination)
        #expect(try FileManager.default.contentsOfDirectory(atPath: other).count == 1)
        #expect(device(of: path) == device(of: other))
    }

    /// Returns the number of the file system that contains a file.
    private func device(of path: String) -> dev_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_dev : nil
    }

    @Test(.enabled(if: DocumentPermissionsTests.hasAccessControlLists, "the file system has no access control lists"))
    func theAccessControlListIsPreserved() throws {
        try put(owner: 2000, group: 2000, mode: 0o640)
        let entries = Self.accessControlList
        try #require(setxattr(path, Self.list, entries, entries.count, 0) == 0)
        try write()
        var found = [UInt8](repeating: 0, count: 1000)
        let count = getxattr(path, Self.list, &found, found.count)
        #expect(found.prefix(max(count, 0)) == entries[...])
        #expect(status() == [2000, 2000, 0o660])
        // The file moves to another group, to which the list would give permissions.
        chown(path, 2000, 3000)
        try write()
        #expect(status() == [2000, 2000, 0o600])
    }

    @Test(.enabled(if: DocumentPermissionsTests.hasAccessControlLists, "the file system has no access control lists"))
    func theListOfTheFolderIsNotInherited() throws {
        let entries = Self.accessControlList
        try #require(setxattr(folder, "system.posix_acl_default", entries, entries.count, 0) == 0)
        try put(owner: 2000, group: 2000, mode: 0o660)
        removexattr(path, Self.list)
        chmod(path, 0o660)
        try write()
        #expect(getxattr(path, Self.list, nil, 0) == -1)
        #expect(status() == [2000, 2000, 0o660])
    }

    @Test(.enabled(if: DocumentPermissionsTests.hasAttributes, "the file system has no extended attributes"))
    func extendedAttributesArePreserved() throws {
        try put(owner: 2000, group: 2000, mode: 0o640)
        try #require(setxattr(path, "user.xdg.comment", "Dear", 4, 0) == 0)
        setxattr(path, "user.empty", "", 0, 0)
        try write()
        var found = [UInt8](repeating: 0, count: 10)
        #expect(getxattr(path, "user.xdg.comment", &found, found.count) == 4)
        #expect(found.prefix(4) == Array("Dear".utf8)[...])
        #expect(getxattr(path, "user.empty", nil, 0) == 0)
    }

    /// The list `u::rw-,u:1000:rw-,g::r--,m::rw-,o::---` in the format of the Linux kernel.
    private static var accessControlList: [UInt8] {
        let entries: [(UInt16, UInt16, UInt32)] = [
            (1, 6, .max), (2, 6, 1000), (4, 4, .max), (0x10, 6, .max), (0x20, 0, .max),
        ]
        func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
            withUnsafeBytes(of: number.littleEndian) { Array($0) }
        }
        return bytes(UInt32(2)) + entries.flatMap { bytes($0) + bytes($1) + bytes($2) }
    }

    // MARK: Files that can't be written

    /// A folder or a document without write permission. The other one is writable.
    @Test(arguments: [(0o555, 2000, 0o666), (0o555, 1000, 0o666), (0o777, 2000, 0o444), (0o777, 1000, 0o644)])
    func missingPermissions(folderMode: mode_t, owner: uid_t, mode: mode_t) throws {
        try put(owner: owner, group: owner, mode: mode)
        chmod(folder, folderMode)
        let path = path
        for isForced in [false, true] {
            let error = #expect(throws: DocumentFileError.self) {
                try asUser { try DocumentFile(path: path).write([1], overwritesOtherChanges: isForced) }
            }
            #expect(error?.reason == .system(EACCES))
        }
        let error = #expect(throws: DocumentFileError.self) {
            try asUser { try DocumentFile(path: path).update { ($0 ?? []) + [1] } }
        }
        #expect(error?.reason == .system(EACCES))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
        #expect(names == ["letter.txt"])
        #expect(status() == [owner, owner, mode])
    }

    // MARK: Links and special modes

    @Test func otherHardLinksKeepTheOldContents() throws {
        try put(owner: 2000, group: 2000, mode: 0o640)
        let other = folder + "-other.txt"
        #expect(link(path, other) == 0)
        defer { unlink(other) }
        try write()
        #expect(try String(contentsOfFile: other, encoding: .utf8) == "old")
        #expect(status() == [2000, 2000, 0o640])
    }

    /// As after any other write by a user, the bits that give a program the rights of the owner or group are removed.
    @Test func specialModesAreRemoved() throws {
        try put(owner: 2000, group: 2000, mode: 0o6755)
        try write()
        #expect(status(mask: 0o7777) == [2000, 2000, 0o755])
        try put(owner: 1000, group: 3000, mode: 0o6755)
        try DocumentFile(path: path).write([1])
        #expect(status(mask: 0o7777) == [1000, 3000, 0o755])
    }

    // MARK: The temporary file

    @Test func aSpecialFileWithTheTemporaryNameIsReplaced() throws {
        let temporary = folder + "/.letter.txt.new"
        for destination in ["missing", "/dev/null", ".letter.txt.new"] {
            try FileManager.default.createSymbolicLink(atPath: temporary, withDestinationPath: destination)
            try DocumentFile(path: path).write([1])
            #expect(names == ["letter.txt"])
        }
        mkfifo(temporary, 0o600)
        try DocumentFile(path: path).write([2])
        #expect(names == ["letter.txt"])
    }

    @Test func aFileSystemWithoutLocks() throws {
        let path = path
        try onThread {
            try SystemCall.flock.fail(with: ENOSYS)
            try DocumentFile(path: path).write([1])
            try DocumentFile(path: path).write([2])
        }
        #expect(names == ["letter.txt"])
        #expect(try DocumentFile(path: path).read() == [2])
    }
}
