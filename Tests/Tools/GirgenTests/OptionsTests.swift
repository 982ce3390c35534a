import XCTest

@testable import GirgenCommand

final class OptionsTests: XCTestCase {
    func testDefaults() throws {
        let options = try Options([])
        XCTAssertEqual(options.girDirectories, [])
        XCTAssertEqual(options.sources, "Sources/GTK")
        XCTAssertFalse(options.isCheck)
    }

    func testAllOptions() throws {
        let options = try Options(
            ["--check", "--gir", "/gir", "--sources", "There", "--tables", "/tables", "--listings", "/listings"]
        )
        XCTAssertTrue(options.isCheck)
        XCTAssertEqual(options.girDirectories, ["/gir"])
        XCTAssertEqual(options.sources, "There")
        XCTAssertEqual(options.tables, "/tables")
        XCTAssertEqual(options.listings, "/listings")
    }

    func testInvalidOptions() {
        let wrong: [([String], String)] = [
            (["--chekc"], "unknown option --chekc"),
            (["Sources"], "unknown option Sources"),
            (["--gir"], "--gir requires a value"),
        ]
        for (arguments, reason) in wrong {
            XCTAssertThrowsError(try Options(arguments)) { error in
                // Each message includes the usage.
                XCTAssertEqual("\(error)", reason + "\n\n" + Options.usage)
            }
        }
    }

    func testAnInvalidListOfModules() throws {
        let options = try Options(["--sources", "/nowhere/Sources"])
        XCTAssertThrowsError(try options.configuration()) { error in
            XCTAssertTrue("\(error)".contains("/girgen/Modules.json: can't be decoded"), "\(error)")
        }
    }
}
