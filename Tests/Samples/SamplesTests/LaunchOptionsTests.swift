import XCTest

@testable import SampleLauncher

final class LaunchOptionsTests: XCTestCase {
    private func error(_ arguments: String...) -> LaunchError? {
        do {
            _ = try LaunchOptions(arguments)
            return nil
        } catch {
            return error
        }
    }

    func testNothing() throws {
        let options = try LaunchOptions([])
        XCTAssertFalse(options.showsHelp)
        XCTAssertNil(options.screenshot)
        XCTAssertNil(options.port)
        XCTAssertEqual(options.colorScheme, .system)
    }

    func testEverything() throws {
        let options = try LaunchOptions(["--port", "8085", "--screenshot=a=b.png", "--color-scheme", "dark", "--help"])
        XCTAssertTrue(options.showsHelp)
        XCTAssertEqual(options.screenshot, "a=b.png")
        XCTAssertEqual(options.port, 8085)
        XCTAssertEqual(options.colorScheme, .dark)
    }

    func testTheLastOfTwoCounts() throws {
        XCTAssertEqual(try LaunchOptions(["--port", "1", "--port=2"]).port, 2)
    }

    func testUnknown() {
        XCTAssertEqual(error("--colour"), .unknownOption("--colour"))
        XCTAssertEqual(error("-h"), .unknownOption("-h"))
        XCTAssertEqual(error("--help=yes"), .unknownOption("--help=yes"))
        XCTAssertEqual(error("window"), .unexpectedArgument("window"))
        XCTAssertEqual(error(""), .unexpectedArgument(""))
        XCTAssertEqual(error("--help", "--no"), .unknownOption("--no"))
    }

    func testMissingValues() {
        XCTAssertEqual(error("--port"), .missingValue(option: "--port"))
        XCTAssertEqual(error("--screenshot", "--help"), .missingValue(option: "--screenshot"))
        XCTAssertEqual(error("--screenshot="), .missingValue(option: "--screenshot"))
    }

    func testBadValues() {
        for value in ["0", "65536", "-1", "x", "", "80 "] {
            guard case .badValue("--port", value, _) = error("--port=\(value)") else {
                XCTFail("--port=\(value) was taken")
                continue
            }
        }
        guard case .badValue("--color-scheme", "blue", _) = error("--color-scheme", "blue") else {
            return XCTFail("--color-scheme blue was taken")
        }
    }

    func testExitCodes() {
        XCTAssertEqual(error("--no")?.exitCode, 2)
        XCTAssertEqual(error("--port")?.exitCode, 2)
        XCTAssertEqual(LaunchError.broadwayNotInstalled.exitCode, 1)
    }

    func testHelpNamesEveryOption() {
        let help = LaunchOptions.help(program: "Counter", summary: "Counts.")
        for option in ["--screenshot", "--color-scheme", "--port", "--help"] {
            XCTAssertTrue(help.contains(option), option)
        }
    }
}
