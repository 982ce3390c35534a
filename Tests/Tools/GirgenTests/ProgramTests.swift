import XCTest

@testable import GirgenCommand

/// Tests of the exit status of the program, and of the stream to which it prints.
final class ProgramTests: XCTestCase {
    private func run(_ arguments: String...) -> (status: Int32, output: String, errors: String) {
        var (output, errors) = ("", "")
        let program = Program(report: { output += $0 }, reportError: { errors += $0 })
        return (program.run(arguments), output, errors)
    }

    func testHelp() {
        for option in ["--help", "-h"] {
            XCTAssertTrue(run(option) == (0, Options.usage, ""))
            XCTAssertTrue(run("--check", option) == (0, Options.usage, ""))
            XCTAssertTrue(run("bind", option) == (0, Options.bindUsage, ""))
            XCTAssertTrue(run("bind", "--package-path", "/", "Adw-1", option) == (0, Options.bindUsage, ""))
        }
        XCTAssertTrue(Options.usage.contains("--help, -h"))
        XCTAssertTrue(Options.bindUsage.contains("--help, -h"))
    }

    func testUnknownOptionsAndMissingValues() {
        XCTAssertTrue(run("--chekc") == (2, "", "girgen: unknown option --chekc\n\n\(Options.usage)"))
        XCTAssertTrue(run("--help", "--gir") == (2, "", "girgen: --gir requires a value\n\n\(Options.usage)"))
        XCTAssertTrue(run("bind", "--hepl") == (2, "", "girgen: unknown option --hepl\n\n\(Options.bindUsage)"))
        XCTAssertTrue(run("bind", "--gir") == (2, "", "girgen: --gir requires a value\n\n\(Options.bindUsage)"))
    }
}
