import XCTest

@testable import girgen

final class OptionsTests: XCTestCase {
    func testNone() throws {
        let options = try Options([])
        XCTAssertEqual(options.girDirectories, [])
        XCTAssertEqual(options.sources, "Sources/GTK")
        XCTAssertFalse(options.isCheck)
        XCTAssertNil(options.modules)
    }

    func testAll() throws {
        let options = try Options([
            "--check", "--gir", "/gir", "--sources", "There", "--modules", Repository.modules, "--max-version", "4.8",
            "--max-version", "Gio=2.74",
        ])
        XCTAssertTrue(options.isCheck)
        XCTAssertEqual(options.girDirectories, ["/gir"])
        XCTAssertEqual(options.sources, "There")
        XCTAssertEqual(
            try options.configuration().maximumVersions.mapValues(\.numbers),
            ["Gtk": [4, 8], "Gdk": [4, 8], "Gsk": [4, 8], "Gio": [2, 74]]
        )
    }

    func testWhatIsWrong() {
        let wrong: [([String], String)] = [
            (["--chekc"], "unknown option --chekc"),
            (["Sources"], "unknown option Sources"),
            (["--gir"], "--gir wants a value"),
            (["--max-version"], "--max-version wants a value"),
            (["--max-version", "new"], "--max-version wants 4.8 or Gio=2.74, found new"),
            (["--max-version", "Gio="], "--max-version wants 4.8 or Gio=2.74, found Gio="),
            (["--max-version", "a=b=4.8"], "--max-version wants 4.8 or Gio=2.74, found a=b=4.8"),
        ]
        for (arguments, reason) in wrong {
            XCTAssertThrowsError(try Options(arguments)) { error in
                // Each message says how it is done.
                XCTAssertEqual("\(error)", reason + "\n\n" + Options.usage)
            }
        }
    }

    func testAnUnknownNamespace() throws {
        let options = try Options(["--modules", Repository.modules, "--max-version", "Gtk4=4.8"])
        let reason =
            "--max-version wants one of GLib, Gio, Graphene, cairo, Pango, GdkPixbuf, Gdk, Gsk, Gtk, Adw, found Gtk4"
        XCTAssertThrowsError(try options.configuration()) { error in
            XCTAssertEqual("\(error)", reason + "\n\n" + Options.usage)
        }
    }

    func testAListOfModulesThatIsNone() throws {
        let options = try Options(["--modules", "/dev/null"])
        XCTAssertThrowsError(try options.configuration()) { error in
            XCTAssertTrue("\(error)".hasPrefix("/dev/null: no list of modules"), "\(error)")
        }
    }
}
