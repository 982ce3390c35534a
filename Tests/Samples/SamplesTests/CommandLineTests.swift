import XCTest

/// The built programs, started as from a terminal of a machine without display.
final class CommandLineTests: XCTestCase {
    private static let programs = ["Counter", "NameForm"]

    func testHelp() throws {
        for name in Self.programs {
            let program = try RunningProgram(name, ["--help"])
            XCTAssertEqual(program.exitCode(), 0)
            XCTAssertTrue(program.output.hasPrefix("Usage: \(name) "), program.output)
            XCTAssertTrue(program.output.contains("--screenshot FILE.png"))
            XCTAssertEqual(program.errors, "")
        }
    }

    func testWrongCommandLines() throws {
        let cases: [(arguments: [String], message: String)] = [
            (["--colour"], "unknown option “--colour”"),
            (["--port", "eighty"], "--port takes a number from 1 to 65535, not “eighty”"),
            (["--screenshot"], "--screenshot needs a value"),
            (["window"], "unexpected argument “window”"),
        ]
        for (arguments, message) in cases {
            let program = try RunningProgram("Counter", arguments)
            XCTAssertEqual(program.exitCode(), 2)
            XCTAssertEqual(program.output, "")
            XCTAssertTrue(program.errors.hasPrefix("Counter: "), program.errors)
            XCTAssertTrue(program.errors.contains(message), program.errors)
            XCTAssertEqual(program.errors.filter { $0 == "\n" }.count, 1)
        }
    }

    func testSaysWhatToInstall() throws {
        for arguments in [[], ["--screenshot", "/dev/null"]] {
            let program = try RunningProgram("Counter", arguments, environment: ["PATH": "/nonexistent"])
            XCTAssertEqual(program.exitCode(), 1)
            XCTAssertEqual(program.output, "")
            XCTAssertTrue(program.errors.contains("libgtk-4-bin"), program.errors)
            XCTAssertEqual(program.errors.filter { $0 == "\n" }.count, 1)
        }
    }

    func testSaysThatAPortIsTaken() throws {
        let (server, descriptor) = try LocalServer.occupyPort()
        defer { close(descriptor) }
        let program = try RunningProgram("Counter", ["--port", "\(server.port)"])
        XCTAssertEqual(program.exitCode(), 1)
        XCTAssertTrue(program.errors.contains("port \(server.port) cannot be used"), program.errors)
        XCTAssertTrue(program.errors.contains("Address already in use"), program.errors)
        XCTAssertEqual(program.leftovers, [])
        XCTAssertEqual(program.errors.filter { $0 == "\n" }.count, 1)
    }
}
