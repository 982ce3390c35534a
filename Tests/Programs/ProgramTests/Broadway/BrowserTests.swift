import XCTest

/// Tests of compiled programs without a display. They show their windows in a browser.
final class BrowserTests: XCTestCase {
    private func start(
        _ name: String,
        _ arguments: [String] = [],
        environment: [String: String?] = [:]
    ) throws -> (program: RunningProgram, server: LocalServer) {
        let program = try ServedProgram(name, arguments, environment: environment)
        return (program.process, program.server)
    }

    func testServesOnlyThisMachine() throws {
        for name in ["Counter", "NameForm"] {
            let program = try ServedProgram(name)
            XCTAssertTrue(program.process.errors.contains("no display"), program.process.errors)
            XCTAssertTrue(try program.page().contains(" 200 "))
            XCTAssertEqual(try program.server.listeningAddresses(), ["0100007F"])
            program.process.send(SIGTERM)
            XCTAssertEqual(program.process.exitCode(), 0)
        }
    }

    func testServesOnGivenPort() throws {
        let (free, descriptor) = try LocalServer.occupyPort()
        close(descriptor)
        let (program, server) = try start("Counter", ["--port", "\(free.port)"])
        XCTAssertEqual(server.port, free.port)
        XCTAssertTrue(server.isListening)
        program.send(SIGTERM)
        XCTAssertEqual(program.exitCode(), 0)
    }

    func testServesWithoutRuntimeDirectory() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("samples-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let environment: [String: String?] = ["XDG_RUNTIME_DIR": nil, "XDG_CACHE_HOME": nil, "HOME": home.path]
        let (program, server) = try start("Counter", environment: environment)
        XCTAssertTrue(server.isListening)
        program.send(SIGTERM)
        XCTAssertEqual(program.exitCode(), 0)
    }

    func testServesIfGivenDisplayDoesNotExist() throws {
        let (program, server) = try start("Counter", environment: ["GDK_BACKEND": "x11", "DISPLAY": ":9999"])
        XCTAssertTrue(server.isListening)
        program.send(SIGTERM)
        XCTAssertEqual(program.exitCode(), 0)
    }

    func testRunsTwoPrograms() throws {
        let (first, firstServer) = try start("Counter")
        let second = try ServedProgram("Counter", environment: ["XDG_RUNTIME_DIR": first.runtimeDirectory])
        XCTAssertNotEqual(firstServer.port, second.server.port)
        first.send(SIGTERM)
        XCTAssertEqual(first.exitCode(), 0)
        XCTAssertTrue(second.process.isRunning)
        XCTAssertTrue(try second.page().contains(" 200 "))
        second.process.send(SIGTERM)
        XCTAssertEqual(second.process.exitCode(), 0)
    }

    func testServerStopsWithProgram() throws {
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            let (program, server) = try start("Counter")
            program.send(signal)
            XCTAssertEqual(program.exitCode(), 0, "after signal \(signal)")
            XCTAssertFalse(server.isListening, "after signal \(signal)")
            XCTAssertEqual(program.leftovers, [])
            XCTAssertFalse(program.errors.contains("WARNING"), program.errors)
        }
    }

    func testServerStopsAfterControlC() throws {
        let (program, server) = try start("NameForm")
        program.sendToGroup(SIGINT)
        XCTAssertEqual(program.exitCode(), 0, program.errors)
        XCTAssertFalse(server.isListening)
        XCTAssertEqual(program.leftovers, [])
    }

    func testServerStopsIfProgramIsKilled() throws {
        let (program, server) = try start("Counter")
        program.send(SIGKILL)
        XCTAssertEqual(program.exitCode(), -SIGKILL)
        XCTAssertTrue(poll(for: 10) { !server.isListening }, "the server outlives the program")
    }

    func testServerStopsIfProgramIsKilledWhileStarting() throws {
        let program = try RunningProgram("Counter")
        poll(for: 20) { !program.leftovers.isEmpty || !program.isRunning }
        program.send(SIGTERM)
        XCTAssertEqual(program.exitCode(), 0, program.errors)
        XCTAssertEqual(program.leftovers, [])
    }

    func testTakesScreenshotWithoutDisplay() throws {
        for name in ["Counter", "NameForm"] {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: file) }
            let program = try RunningProgram(name, ["--screenshot", file.path])
            XCTAssertEqual(program.exitCode(), 0)
            XCTAssertEqual(program.output, "")
            XCTAssertEqual(program.errors, "")
            XCTAssertEqual(program.leftovers, [])
            try assertIsWindow(file)
        }
    }

    func testReportsUsedPort() throws {
        let (server, descriptor) = try LocalServer.occupyPort()
        defer { close(descriptor) }
        let program = try RunningProgram("Counter", ["--port", "\(server.port)"])
        XCTAssertEqual(program.exitCode(), 1)
        XCTAssertTrue(program.errors.contains("port \(server.port) can't be used"), program.errors)
        XCTAssertTrue(program.errors.contains("Address already in use"), program.errors)
        XCTAssertEqual(program.leftovers, [])
        XCTAssertEqual(program.errors.filter { $0 == "\n" }.count, 1)
    }
}
