import CombineGtk
import XCTest

/// Tests of a ``GtkApp`` program in a separate process with a display.
@MainActor
class ProgramTests: GtkTestCase {
    /// The program, which is a mode of the executable `Notebook`.
    var mode: String? { nil }

    private func start(_ arguments: String..., bus: PrivateBus? = nil) throws -> RunningProgram {
        let display = try XCTUnwrap(Display.default)
        let environment: [String: String?] = [
            "DISPLAY": display.name, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": bus?.address, "GTK_A11Y": "none",
            "COMBINEGTK_TEST_PROGRAM": mode,
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
        let running = try start("--version")
        XCTAssertEqual(running.exitCode(), 0)
        XCTAssertEqual(running.output, "Notebook 1.2\n")
    }

    func testDescription() throws {
        let running = try start("--describe")
        XCTAssertEqual(running.exitCode(), 0)
        XCTAssertEqual(running.errors, "")
        let object = try JSONSerialization.jsonObject(with: Data(running.output.utf8)) as? [String: Any]
        XCTAssertEqual(object?["id"] as? String, "org.example.Notebook")
        XCTAssertEqual(object?["executable"] as? String, "Notebook")
        XCTAssertEqual(object?["opensFiles"] as? Bool, true)
    }

    func testHelpListsAllOptions() throws {
        let running = try start("--help")
        XCTAssertEqual(running.exitCode(), 0)
        XCTAssertEqual(running.errors, "")
        for text in [
            "Notebook [OPTION…] [FILE…]", "Shows notes", "-v, --verbose", "--page=NUMBER", "--port=NUMBER",
            "--version",
        ] {
            XCTAssertTrue(running.output.contains(text), running.output)
        }
    }

    func testInvalidOptionsEndProgramBeforeStart() throws {
        let running = try start("--page", "one")
        XCTAssertEqual(running.exitCode(), 2)
        XCTAssertEqual(running.output, "")
        XCTAssertEqual(
            running.errors,
            """
            Notebook: the option --page requires a whole number, not "one"
            Usage: Notebook [OPTION…] [FILE…]; "Notebook --help" lists the options

            """
        )
    }

    func testExitsWithCodeOfError() throws {
        let running = try start("/nonexistent/note.txt")
        XCTAssertEqual(running.exitCode(), 3)
        XCTAssertEqual(running.errors, "Notebook: there is no file /nonexistent/note.txt\n")
    }

    func testOpensOnlyItsFiles() throws {
        let path = try file("note.txt")
        let running = try start("-v", "--", path)
        wait(for: .seconds(60), "the file’s line") { running.output == "Opens \(path)\n" || !running.isRunning }
        running.send(SIGTERM)
        XCTAssertEqual(running.exitCode(), 0, running.errors)
        XCTAssertEqual(running.output, "Opens \(path)\n")
        XCTAssertEqual(running.errors, "")
    }

    func testScreenshotOfAFile() throws {
        let picture = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: picture) }
        let running = try start("--screenshot", picture.path, try file("note.txt"))
        XCTAssertEqual(running.exitCode(), 0, running.errors)
        XCTAssertEqual(running.errors, "")
        XCTAssertGreaterThan(try Data(contentsOf: picture).count, 500)
    }

    func testSecondStartNotifiesFirst() throws {
        let bus = try PrivateBus()
        let (one, two) = (try file("one.txt"), try file("two.txt"))
        let first = try start("--verbose", one, bus: bus)
        wait(for: .seconds(60), "the first file’s line") { first.output == "Opens \(one)\n" || !first.isRunning }
        // The second start has its own options. The options of the first start are no longer set.
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
        // An error of the second start must not affect the running program.
        let wrong = try start("/nonexistent/note.txt", bus: bus)
        XCTAssertEqual(wrong.exitCode(), 3)
        XCTAssertEqual(wrong.errors, "Notebook: there is no file /nonexistent/note.txt\n")
        XCTAssertTrue(first.isRunning)
        first.send(SIGTERM)
        XCTAssertEqual(first.exitCode(), 0)
        XCTAssertEqual(first.errors, "")
    }

    func testRunsSeparatelyWithoutBus() throws {
        let path = try file("note.txt")
        let runs = try [start("-v", path), start("-v", path)]
        for running in runs {
            wait(for: .seconds(60), "its own line") { running.output == "Opens \(path)\n" || !running.isRunning }
            running.send(SIGTERM)
            XCTAssertEqual(running.exitCode(), 0, running.errors)
        }
    }
}

/// The same tests with an `AdwApp` program. It differs from the other program only in the import and two types.
final class AdwProgramTests: ProgramTests {
    override var mode: String? { "adwaita" }

    func testAdwProgramDiffersInThreeNames() throws {
        let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent()
        let texts = try ["Notebook", "AdwNotebook"].map {
            try String(contentsOf: folder.appendingPathComponent("Notebook/\($0).swift"), encoding: .utf8)
        }
        let changed = texts[0].replacing("import CombineGtk\n", with: "import CombineAdw\n")
            .replacing("Notebook: GtkApp", with: "AdwNotebook: AdwApp").replacing(
                "ApplicationWindow(",
                with: "AdwApplicationWindow("
            )
        XCTAssertEqual(changed, texts[1])
    }
}
