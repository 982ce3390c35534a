import CombineGtk
import Foundation
import TestSupport
import XCTest

/// Tests of the compiled gallery on a display.
@MainActor
final class GalleryProgramTests: GtkTestCase {
    private func start(_ arguments: [String]) throws -> RunningProgram {
        let display = try XCTUnwrap(Display.default)
        return try RunningProgram("Gallery", arguments, environment: ["DISPLAY": display.name, "GDK_BACKEND": "x11"])
    }

    func testTakesScreenshotOfPage() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let program = try start(["--page", "Calendar", "--screenshot", file.path()])
        XCTAssertEqual(program.exitCode(), 0, program.errors)
        XCTAssertEqual(program.errors, "")
        let picture = try Texture(filename: file.path())
        XCTAssertGreaterThan(picture.width, 800)
        XCTAssertGreaterThan(Set(picture.download()).count, 50, "the picture is blank")
    }

    func testReportsUnknownPage() throws {
        let program = try start(["--page", "Abacus"])
        XCTAssertEqual(program.exitCode(), 2)
        XCTAssertTrue(program.errors.hasPrefix("Gallery: there is no page \"Abacus\""), program.errors)
    }
}
