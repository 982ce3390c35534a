import XCTest

/// The built programs, started as from a terminal of a machine without display.
final class CommandLineTests: XCTestCase {
    private static let programs = ["Counter", "NameForm"]

    func testHelp() throws {
        for name in Self.programs {
            let program = try RunningProgram(name, ["--help"])
            XCTAssertEqual(program.exitCode(), 0)
            XCTAssertTrue(program.output.hasPrefix("Usage:\n  \(name) [OPTION…]\n"), program.output)
            for option in ["--screenshot=FILE.png", "--color-scheme=SCHEME", "--port=NUMBER", "-h, --help"] {
                XCTAssertTrue(program.output.contains(option), program.output)
            }
            XCTAssertFalse(program.output.contains("--gapplication"), program.output)
            XCTAssertTrue(program.output.contains("served to a web browser"), program.output)
            XCTAssertEqual(program.errors, "")
        }
    }

    func testWrongCommandLines() throws {
        let cases: [(arguments: [String], message: String)] = [
            (["--colour"], "Unknown option --colour"),
            (["--port", "eighty"], "--port takes a number from 1 to 65535, not “eighty”"),
            (["--port=0"], "--port takes a number from 1 to 65535, not “0”"),
            (["--port=65536"], "--port takes a number from 1 to 65535, not “65536”"),
            (["--color-scheme", "blue"], "--color-scheme takes light, dark or system, not “blue”"),
            (["--screenshot"], "Missing argument for --screenshot"),
            (["--version"], "Unknown option --version"),
            (["window"], "unexpected argument “window”"),
        ]
        for (arguments, message) in cases {
            let program = try RunningProgram("Counter", arguments)
            XCTAssertEqual(program.exitCode(), 2)
            XCTAssertEqual(program.output, "")
            XCTAssertTrue(program.errors.hasPrefix("Counter: "), program.errors)
            XCTAssertTrue(program.errors.contains(message), program.errors)
            XCTAssertTrue(
                program.errors.hasSuffix("\nUsage: Counter [OPTION…]; “Counter --help” lists the options\n"),
                program.errors
            )
            XCTAssertEqual(program.errors.filter { $0 == "\n" }.count, 2)
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
