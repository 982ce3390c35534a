import CombineGtk
import XCTest

/// A program of ``GtkApp`` as its own process, on a display.
@MainActor
final class ProgramTests: GtkTestCase {
    private func start(_ arguments: String..., bus: PrivateBus? = nil) throws -> RunningProgram {
        let display = try XCTUnwrap(Display.default)
        let environment: [String: String?] = [
            "DISPLAY": display.name, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": bus?.address, "GTK_A11Y": "none",
        ]
        return try RunningProgram("Notebook", arguments, environment: environment)
    }

    private func file(_ name: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try Data("A note".utf8).write(to: file)
        return file.path
    }

    func testVersion() throws {
        let program = try start("--version")
        XCTAssertEqual(program.exitCode(), 0)
        XCTAssertEqual(program.output, "Notebook 1.2\n")
    }

    func testDescription() throws {
        let program = try start("--describe")
        XCTAssertEqual(program.exitCode(), 0)
        XCTAssertEqual(program.errors, "")
        let object = try JSONSerialization.jsonObject(with: Data(program.output.utf8)) as? [String: Any]
        XCTAssertEqual(object?["id"] as? String, "org.example.Notebook")
        XCTAssertEqual(object?["executable"] as? String, "Notebook")
        XCTAssertEqual(object?["opensFiles"] as? Bool, true)
    }

    func testHelpListsAllOptions() throws {
        let program = try start("--help")
        XCTAssertEqual(program.exitCode(), 0)
        XCTAssertEqual(program.errors, "")
        for text in [
            "Notebook [OPTION…] [FILE…]", "Shows notes", "-v, --verbose", "--page=NUMBER", "--port=NUMBER", "--version",
        ] {
            XCTAssertTrue(program.output.contains(text), program.output)
        }
    }

    func testWrongOptionsEndItBeforeItStarts() throws {
        let program = try start("--page", "one")
        XCTAssertEqual(program.exitCode(), 2)
        XCTAssertEqual(program.output, "")
        XCTAssertEqual(
            program.errors,
            """
            Notebook: the option --page requires a whole number, not "one"
            Usage: Notebook [OPTION…] [FILE…]; "Notebook --help" lists the options

            """
        )
    }

    func testAnErrorEndsItWithItsCode() throws {
        let program = try start("/nonexistent/note.txt")
        XCTAssertEqual(program.exitCode(), 3)
        XCTAssertEqual(program.errors, "Notebook: there is no file /nonexistent/note.txt\n")
    }

    func testOpensItsFilesAlone() throws {
        let path = try file("note.txt")
        let program = try start("-v", "--", path)
        wait(for: .seconds(60), "the file’s line") { program.output == "Opens \(path)\n" || !program.isRunning }
        program.send(SIGTERM)
        XCTAssertEqual(program.exitCode(), 0, program.errors)
        XCTAssertEqual(program.output, "Opens \(path)\n")
        XCTAssertEqual(program.errors, "")
    }

    func testScreenshotOfAFile() throws {
        let picture = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: picture) }
        let program = try start("--screenshot", picture.path, try file("note.txt"))
        XCTAssertEqual(program.exitCode(), 0, program.errors)
        XCTAssertEqual(program.errors, "")
        XCTAssertGreaterThan(try Data(contentsOf: picture).count, 500)
    }

    func testASecondStartTellsTheFirst() throws {
        let bus = try PrivateBus()
        let (one, two) = (try file("one.txt"), try file("two.txt"))
        let first = try start("--verbose", one, bus: bus)
        wait(for: .seconds(60), "the first file’s line") { first.output == "Opens \(one)\n" || !first.isRunning }
        // Its options are its own: the first's are no longer set.
        let silent = try start(two, bus: bus)
        XCTAssertEqual(silent.exitCode(), 0, silent.errors)
        XCTAssertEqual(first.output, "Opens \(one)\n")
        let second = try start("-v", "--", two, bus: bus)
        XCTAssertEqual(second.exitCode(), 0, second.errors)
        wait(for: .seconds(60), "the second file’s line") { first.output == "Opens \(one)\nOpens \(two)\n" }
        XCTAssertEqual(second.output, "")
        let dashed = try start("--", "-v", bus: bus)
        XCTAssertEqual(dashed.exitCode(), 3)
        XCTAssertTrue(dashed.errors.contains("there is no file"), dashed.errors)
        // Its errors don't matter here.
        let wrong = try start("/nonexistent/note.txt", bus: bus)
        XCTAssertEqual(wrong.exitCode(), 3)
        XCTAssertEqual(wrong.errors, "Notebook: there is no file /nonexistent/note.txt\n")
        XCTAssertTrue(first.isRunning)
        first.send(SIGTERM)
        XCTAssertEqual(first.exitCode(), 0)
        XCTAssertEqual(first.errors, "")
    }

    func testWithoutABusEachIsAlone() throws {
        let path = try file("note.txt")
        let programs = try [start("-v", path), start("-v", path)]
        for program in programs {
            wait(for: .seconds(60), "its own line") { program.output == "Opens \(path)\n" || !program.isRunning }
            program.send(SIGTERM)
            XCTAssertEqual(program.exitCode(), 0, program.errors)
        }
    }
}
