import Foundation
import Testing

@testable import CombineModel

/// Tests of files that are read and replaced as a whole.
@Suite
struct DocumentFileTests: ~Copyable {
    private let folder = FileManager.default.temporaryDirectory.path + "/document-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        chmod(folder, 0o755)
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var path: String { folder + "/letter.txt" }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private func put(_ text: String, _ name: String = "letter.txt") throws {
        try Data(text.utf8).write(to: URL(filePath: folder + "/" + name))
    }

    private func text(_ name: String = "letter.txt") throws -> String {
        try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }

    private func reason(_ body: () throws -> Void) -> DocumentFileError.Reason? {
        do {
            try body()
            return nil
        } catch {
            return (error as? DocumentFileError)?.reason
        }
    }

    @Test func writtenBytesAreRead() throws {
        let file = DocumentFile(path: path)
        #expect(try file.read() == nil)
        for bytes in [[UInt8]("Dear".utf8), [], [UInt8](repeating: 7, count: 300_000)] {
            try file.write(bytes)
            #expect(try file.read() == bytes)
            #expect(try DocumentFile(path: path).read() == bytes)
        }
        #expect(names == ["letter.txt"])
    }

    @Test func anotherProgramsChangeIsNotOverwritten() throws {
        try put("old")
        let file = DocumentFile(path: path)
        #expect(!file.hasChanged)
        _ = try file.read()
        try put("theirs")
        #expect(file.hasChanged)
        #expect(reason { try file.write(Array("ours".utf8)) } == .changed)
        #expect(try text() == "theirs")
        try file.write(Array("ours".utf8), overwritesOtherChanges: true)
        #expect(try text() == "ours")
        #expect(!file.hasChanged)
        try FileManager.default.removeItem(atPath: path)
        #expect(file.hasChanged)
        #expect(names == [])
    }

    @Test func anUpdateReceivesTheCurrentContents() throws {
        let file = DocumentFile(path: path)
        try file.update { bytes in
            #expect(bytes == nil)
            return Array("a".utf8)
        }
        try put("ab")
        try file.update { bytes in bytes.map { $0 + Array("c".utf8) } }
        #expect(try text() == "abc")
        try file.update { _ in nil }
        struct Rejection: Error {}
        #expect(throws: Rejection.self) { try file.update { _ in throw Rejection() } }
        #expect(try text() == "abc")
        #expect(names == ["letter.txt"])
    }

    @Test func aLinkAndTheModeArePreserved() throws {
        try put("old", "real.txt")
        chmod(folder + "/real.txt", 0o640)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real.txt")
        let file = DocumentFile(path: path)
        try file.write(Array("new".utf8))
        #expect(try text("real.txt") == "new")
        #expect(mode(folder + "/real.txt") == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "real.txt")
        #expect(file.target == folder + "/real.txt")
        #expect(names == ["letter.txt", "real.txt"])
    }

    @Test func theTargetIsTheSameForEachPath() throws {
        let files = FileManager.default
        try files.createDirectory(atPath: folder + "/sub", withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "sub")
        for path in ["/sub/a.txt", "/./sub/a.txt", "/sub/../sub//a.txt", "/link/a.txt"] {
            #expect(DocumentFile(path: folder + path).target == folder + "/sub/a.txt")
        }
        #expect(DocumentFile(path: "/a.txt").target == "/a.txt")
        #expect(DocumentFile(path: "/nonexistent/../a.txt").target == "/nonexistent/../a.txt")
        #expect(DocumentFile(path: "a.txt").target == files.currentDirectoryPath + "/a.txt")
    }

    @Test func theTargetOfALinkIsCreated() throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "later.txt")
        let file = DocumentFile(path: path)
        #expect(try file.read() == nil)
        try file.write([1])
        #expect(names == ["later.txt", "letter.txt"])
        try FileManager.default.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: "loop")
        #expect(reason { try DocumentFile(path: folder + "/loop").write([1]) } == .system(ELOOP))
    }

    @Test func newFilesHaveTheRightPermissions() throws {
        let mask = umask(0o022)
        defer { umask(mask) }
        try DocumentFile(path: path).write([1])
        #expect(mode(path) == 0o644)
        let secret = folder + "/a/b/secret"
        try DocumentFile(path: secret, isPrivate: true).write([1])
        #expect(mode(secret) == 0o600)
        #expect(mode(folder + "/a/b") == 0o700)
        #expect(reason { try DocumentFile(path: folder + "/c/d").write([1]) } == .system(ENOENT))
    }

    @Test(.timeLimit(.minutes(1)))
    func onlyRegularFilesAreAccessed() throws {
        mkfifo(path, 0o600)
        let special = [path, folder, "/dev/null", ""]
        for path in special {
            let file = DocumentFile(path: path)
            #expect(reason { _ = try file.read() } == .notAFile, "\(path)")
            #expect(reason { try file.write([1]) } == .notAFile, "\(path)")
            #expect(reason { try file.setAside() } == .notAFile, "\(path)")
        }
        #expect(names == ["letter.txt"])
    }

    @Test func aNameThatIsNotUTF8() throws {
        let bytes = Array((folder + "/").utf8) + [0xFF, 0xFE, 0x2E, 0x61]
        try DocumentFile(path: String(fileNameBytes: bytes)).write([1, 2])
        let found = open(bytes.map { CChar(bitPattern: $0) } + [0], O_RDONLY)
        #expect(found >= 0)
        close(found)
        let long = folder + "/" + String(repeating: "n", count: 255)
        try DocumentFile(path: long).write([3])
        #expect(try DocumentFile(path: long).read() == [3])
        #expect(reason { try DocumentFile(path: long + "n").write([3]) } == .system(ENAMETOOLONG))
    }

    @Test func aDamagedFileIsSetAside() throws {
        for number in 1...3 {
            try put("broken \(number)")
            let file = DocumentFile(path: path)
            _ = try file.read()
            let kept = try file.setAside()
            #expect(kept == path + (number == 1 ? ".damaged" : ".damaged-\(number)"))
            #expect(try String(contentsOfFile: kept, encoding: .utf8) == "broken \(number)")
            #expect(try file.read() == nil)
        }
        #expect(names == ["letter.txt.damaged", "letter.txt.damaged-2", "letter.txt.damaged-3"])
    }

    @Test func aFileThatChangedIsNotSetAside() throws {
        try put("broken")
        let file = DocumentFile(path: path)
        _ = try file.read()
        try put("mended by another program")
        #expect(reason { try file.setAside() } == .changed)
        #expect(names == ["letter.txt"])
    }

    @Test func aProcessThatLocksTheFileIsReported() throws {
        try put("old")
        let descriptor = open(folder + "/.letter.txt.new", O_RDWR | O_CREAT, 0o600)
        flock(descriptor, LOCK_EX)
        let file = DocumentFile(path: path)
        #expect(try file.read() == Array("old".utf8), "reading does not need a lock")
        #expect(reason { try file.write([1]) } == .locked)
        // Closing the file isn't enough if another test has just started a process that inherits it.
        flock(descriptor, LOCK_UN)
        close(descriptor)
        try file.write([1])
        #expect(names == ["letter.txt"])
    }

    @Test func aFolderThatCannotBeWritten() throws {
        // Even root can't create a file in this folder.
        let file = DocumentFile(path: "/sys/kernel/letter.txt")
        let reason = reason { try file.write([1]) }
        #expect([EACCES, EPERM, EROFS].map { .system($0) }.contains(reason))
        #expect(try file.read() == nil)
    }

    @Test func theTemporaryFileOfAKilledProcessIsRemoved() throws {
        try put("half", ".letter.txt.new")
        try DocumentFile(path: path).write([1])
        #expect(names == ["letter.txt"])
    }

    @Test func concurrentUpdatesLoseNoChanges() async throws {
        let path = path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in UInt8(0)..<8 {
                group.addTask {
                    let file = DocumentFile(path: path)
                    for _ in 0..<25 { try file.update { ($0 ?? []) + [writer] } }
                }
            }
            try await group.waitForAll()
        }
        let bytes = try #require(try DocumentFile(path: path).read())
        for writer in UInt8(0)..<8 { #expect(bytes.count { $0 == writer } == 25) }
        #expect(names == ["letter.txt"])
    }

    @Test func errorsAreSentences() throws {
        let error = DocumentFileError(.system(ENOSPC), .saving, "/home/ada/letter.txt")
        let words = ErrorPresentation(error)
        #expect(words.title == "“letter.txt” can’t be saved")
        let name = String(fileNameBytes: [0x2F, 0xFF, 0x2E, 0x61])
        #expect(DocumentFileError(.notAFile, .opening, name).title == "“\u{FFFD}.a” can’t be opened")
        #expect(words.message == "The disk is full. Free up space and try again.")
        #expect("\(error)" == "/home/ada/letter.txt can't be saved: The disk is full.")
    }

    // MARK: System calls

    @Test func anInterruptedCallIsRepeated() throws {
        var failures = [EINTR, EINTR]
        var count = 0
        func call() -> Int32 {
            count += 1
            guard let failure = failures.popLast() else { return 7 }
            errno = failure
            return -1
        }
        #expect(try StoredFile.repeatingInterrupted(call) == 7)
        #expect(count == 3)
        failures = [EIO, EINTR]
        #expect(throws: FileProblem.system(EIO)) { try StoredFile.repeatingInterrupted(call) }
        #expect(count == 5)
    }

    @Test func aFileThatIsNotOnTheDiskIsNotReplaced() throws {
        try put("old")
        let path = path
        try onThread {
            try SystemCall.fsync.fail(with: EIO)
            let error = #expect(throws: DocumentFileError.self) { try DocumentFile(path: path).write([1]) }
            #expect(error?.reason == .system(EIO))
        }
        #expect(try text() == "old")
        #expect(names == ["letter.txt"])
    }
}
