import XCTest

@testable import CombineGtkBroadway

/// Tests that only the user can access the sockets of `gtk4-broadwayd`.
final class BrowserSocketTests: XCTestCase {
    private static let nobody: uid_t = 65534

    /// Returns the sockets of the server that a program has started.
    private func sockets(of program: RunningProgram) throws -> [String] {
        let files = FileManager.default
        let paths = try files.subpathsOfDirectory(atPath: program.runtimeDirectory)
            .map { program.runtimeDirectory + "/" + $0 }
        return try paths.filter { try files.attributesOfItem(atPath: $0)[.type] as? FileAttributeType == .typeSocket }
    }

    private func permissions(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try XCTUnwrap(attributes[.posixPermissions] as? Int)
    }

    /// Connects to a socket and returns the error number, or 0.
    private func connectionError(_ path: String) -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 ? 0 : errno
            }
        }
    }

    func testOtherUsersCannotOpenSockets() throws {
        // This is the most permissive umask.
        let mask = umask(0)
        defer { umask(mask) }
        let program = try ServedProgram("Counter")
        let sockets = try sockets(of: program.process)
        XCTAssertEqual(sockets.count, 2, "\(sockets)")
        for path in sockets { XCTAssertEqual(try permissions(path) & 0o077, 0, path) }
        let directories = try FileManager.default.contentsOfDirectory(atPath: program.process.runtimeDirectory)
            .filter { $0.hasPrefix("combinegtk-") }
        XCTAssertEqual(directories.count, 1)
        for name in directories {
            XCTAssertEqual(try permissions(program.process.runtimeDirectory + "/" + name) & 0o777, 0o700)
        }
        program.process.send(SIGTERM)
        XCTAssertEqual(program.process.exitCode(), 0)
        XCTAssertEqual(program.process.leftovers, [])
    }

    func testOtherUserCannotConnect() throws {
        guard geteuid() == 0 else { throw XCTSkip("only root can act as another user") }
        let mask = umask(0)
        defer { umask(mask) }
        let program = try ServedProgram("Counter")
        let sockets = try sockets(of: program.process)
        XCTAssertEqual(sockets.count, 2)
        for path in sockets { XCTAssertEqual(connectionError(path), 0, path) }
        XCTAssertEqual(seteuid(Self.nobody), 0)
        // If other users can't see the directory, they can't access the sockets either.
        let seesDirectory = FileManager.default.fileExists(atPath: program.process.runtimeDirectory + "/output")
        let errors = sockets.map(connectionError)
        let answers = Result { try ["/", "/broadway.js"].map(program.answerWithoutSecret) }
        XCTAssertEqual(seteuid(0), 0)
        XCTAssertTrue(seesDirectory, "only the user of the tests can access the temporary directory")
        XCTAssertEqual(errors, [EACCES, EACCES])
        for answer in try answers.get() { XCTAssertTrue(answer.hasPrefix("HTTP/1.1 403 "), answer) }
        XCTAssertTrue(try program.page().contains(" 200 "))
        program.process.send(SIGTERM)
        XCTAssertEqual(program.process.exitCode(), 0)
    }

    func testRejectsDirectoryThatOthersCanWriteTo() throws {
        let directory = try makeDirectory()
        defer { try? FileManager.default.removeItem(atPath: directory) }
        chmod(directory, 0o777)
        try assertRefused(directory, "\(directory) cannot be used: other users can write to it")
    }

    func testRejectsDirectoryOfAnotherUser() throws {
        guard geteuid() == 0 else { throw XCTSkip("only root can give a directory to another user") }
        let directory = try makeDirectory()
        defer { try? FileManager.default.removeItem(atPath: directory) }
        chown(directory, Self.nobody, Self.nobody)
        try assertRefused(directory, "\(directory) cannot be used: it belongs to another user")
    }

    func testReportsMissingDirectory() throws {
        try assertRefused("/nonexistent", "/nonexistent cannot be used: No such file or directory")
    }

    func testReplacesStaleSocket() throws {
        let (free, descriptor) = try LocalServer.occupyPort()
        close(descriptor)
        let directory = try makeDirectory()
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let arguments = ["--port", "\(free.port)"]
        let killed = try ServedProgram("Counter", arguments, environment: ["XDG_RUNTIME_DIR": directory])
        killed.process.send(SIGKILL)
        XCTAssertEqual(killed.process.exitCode(), -SIGKILL)
        XCTAssertTrue(poll(for: 10) { !killed.server.isListening })
        let program = try ServedProgram("Counter", arguments, environment: ["XDG_RUNTIME_DIR": directory])
        XCTAssertTrue(try program.page().contains(" 200 "))
        program.process.send(SIGTERM)
        XCTAssertEqual(program.process.exitCode(), 0)
    }

    private func makeDirectory() throws -> String {
        let path = FileManager.default.temporaryDirectory.path + "/samples-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    private func assertRefused(_ directory: String, _ message: String, line: UInt = #line) throws {
        let program = try RunningProgram("Counter", environment: ["XDG_RUNTIME_DIR": directory])
        XCTAssertEqual(program.exitCode(), 1, line: line)
        XCTAssertEqual(program.output, "", line: line)
        XCTAssertTrue(program.errors.contains(message), program.errors, line: line)
        XCTAssertEqual(program.errors.filter { $0 == "\n" }.count, 1, program.errors, line: line)
    }
}
