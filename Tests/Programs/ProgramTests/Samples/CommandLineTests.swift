import TestSupport
import XCTest

/// Tests of the compiled programs as command-line tools, without a display.
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
            XCTAssertTrue(program.output.contains("a web browser on this machine shows the windows"), program.output)
            XCTAssertEqual(program.errors, "")
        }
    }

    func testTextsOfUntranslatedProgramsAreInEnglish() throws {
        let environment = ["LANGUAGE": "de", "LC_ALL": TranslatedLocale.name]
        for name in Self.programs + ["Gallery"] {
            let program = try RunningProgram(name, ["--help"], environment: environment)
            XCTAssertEqual(program.exitCode(), 0)
            XCTAssertTrue(program.output.hasPrefix("Usage:\n"), program.output)
            XCTAssertTrue(program.output.contains("\nOptions:\n"), program.output)
            XCTAssertTrue(program.output.contains("Shows this text and exits"), program.output)
            let wrong = try RunningProgram(name, ["--colour"], environment: environment)
            XCTAssertEqual(wrong.exitCode(), 2)
            XCTAssertTrue(wrong.errors.hasPrefix("\(name): Unknown option --colour\nUsage: "), wrong.errors)
        }
    }

    func testTextsAreASCIIInTheCLocale() throws {
        for arguments in [["--help"], ["--port", "eighty"], ["--file", "/"]] {
            let program = try RunningProgram("Todo", arguments, environment: ["LC_ALL": "C"])
            XCTAssertNotEqual(program.exitCode(), nil)
            let text = program.output + program.errors
            XCTAssertTrue(text.allSatisfy { $0.isASCII && $0 != "?" }, text)
            if arguments != ["--file", "/"] { XCTAssertTrue(text.contains("[OPTION...] [FILE...]"), text) }
        }
    }

    func testTextsAreTranslated() throws {
        let environment = ["LANGUAGE": "de", "LC_ALL": TranslatedLocale.name]
        let help = try RunningProgram("Todo", ["--help"], environment: environment)
        XCTAssertEqual(help.exitCode(), 0)
        for text in [
            "Verwaltet eine Aufgabenliste.", "--file=DATEI", "Die Datei mit den Aufgaben", "--port=ZAHL",
            "Zeigt die Fenster ohne Bildschirm", "--screenshot=DATEI.png", "Zeichnet das Fenster in eine Datei",
            "--color-scheme=SCHEMA", "light (hell), dark (dunkel)", "Zeigt diesen Text und beendet sich",
            "Ohne Bildschirm erscheinen", "Nur wer sie kennt",
        ] {
            XCTAssertTrue(help.output.contains(text), "“\(text)” is not in \(help.output)")
        }
        let wrong = try RunningProgram("Todo", ["--port", "eighty"], environment: environment)
        XCTAssertEqual(wrong.exitCode(), 2)
        XCTAssertEqual(
            wrong.errors,
            """
            Todo: die Option --port erwartet eine Zahl von 1 bis 65535, nicht „eighty“
            Aufruf: Todo [OPTION …] [DATEI …]; „Todo --help“ zeigt die Optionen

            """
        )
    }

    func testDescriptions() throws {
        for (name, title, categories) in [
            ("Counter", "Counter", ["Utility"]), ("NameForm", "Name Form", ["Utility"]),
            ("Todo", "Todo", ["Office", "ProjectManagement"]),
        ] {
            let environment = ["LANGUAGE": "de", "LC_ALL": TranslatedLocale.name]
            let program = try RunningProgram(name, ["--describe"], environment: environment)
            XCTAssertEqual(program.exitCode(), 0, program.errors)
            let object = try JSONSerialization.jsonObject(with: Data(program.output.utf8)) as? [String: Any]
            XCTAssertEqual(object?["executable"] as? String, name)
            XCTAssertEqual(object?["name"] as? String, title)
            XCTAssertEqual(object?["license"] as? String, "MIT")
            XCTAssertEqual(object?["categories"] as? [String], categories)
            XCTAssertEqual(object?["languages"] as? [String], name == "Todo" ? ["de"] : [])
            if name == "Todo" {
                XCTAssertEqual(object?["summary"] as? String, "Verwaltet eine Aufgabenliste.")
                XCTAssertEqual(object?["version"] as? String, "0.9.0")
            }
        }
    }

    func testWrongCommandLines() throws {
        let cases: [(arguments: [String], message: String)] = [
            (["--color"], "Unknown option --color"),
            (["--port", "eighty"], "--port requires a number from 1 to 65535, not \"eighty\""),
            (["--port=0"], "--port requires a number from 1 to 65535, not \"0\""),
            (["--port=65536"], "--port requires a number from 1 to 65535, not \"65536\""),
            (["--color-scheme", "blue"], "--color-scheme requires light, dark or system, not \"blue\""),
            (["--screenshot"], "Missing argument for --screenshot"),
            (["--version"], "Unknown option --version"),
            (["window"], "unexpected argument \"window\""),
        ]
        for (arguments, message) in cases {
            let program = try RunningProgram("Counter", arguments)
            XCTAssertEqual(program.exitCode(), 2)
            XCTAssertEqual(program.output, "")
            XCTAssertTrue(program.errors.hasPrefix("Counter: "), program.errors)
            XCTAssertTrue(program.errors.contains(message), program.errors)
            XCTAssertTrue(
                program.errors.hasSuffix("\nUsage: Counter [OPTION…]; \"Counter --help\" lists the options\n"),
                program.errors
            )
            XCTAssertEqual(program.errors.filter { $0 == "\n" }.count, 2)
        }
    }

    func testReportsMissingPackage() throws {
        for arguments in [[], ["--screenshot", "/dev/null"]] {
            let program = try RunningProgram("Counter", arguments, environment: ["PATH": "/nonexistent"])
            XCTAssertEqual(program.exitCode(), 1)
            XCTAssertEqual(program.output, "")
            XCTAssertTrue(program.errors.contains("libgtk-4-bin"), program.errors)
            XCTAssertEqual(program.errors.filter { $0 == "\n" }.count, 1)
        }
    }
}
