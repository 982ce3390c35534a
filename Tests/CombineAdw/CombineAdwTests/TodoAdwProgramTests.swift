import CombineAdw
import Foundation
import GtkTesting
import TestSupport
import XCTest

/// Tests of the sample TodoAdw, which is started on a display.
@MainActor
final class TodoAdwProgramTests: GtkTestCase {
    private func start(_ arguments: [String]) throws -> RunningProgram {
        let display = try XCTUnwrap(Display.default)
        return try RunningProgram("TodoAdw", arguments, environment: ["DISPLAY": display.name, "GDK_BACKEND": "x11"])
    }

    func testFitsNarrowAndWideWindows() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todo-adw-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let todos = folder.appending(path: "todos.json")
        try Data(#"{"version":1,"todos":[{"id":"\#(UUID())","title":"A","isDone":false,"notes":""}]}"#.utf8).write(
            to: todos
        )
        for (width, scheme) in [(360, "light"), (500, "dark"), (700, "light"), (900, "dark"), (1200, "light")] {
            let file = folder.appending(path: "\(width).png").path()
            let program = try start([
                "--file", todos.path(), "--width", "\(width)", "--color-scheme", scheme, "--screenshot", file,
            ])
            XCTAssertEqual(program.exitCode(), 0, program.errors)
            XCTAssertEqual(program.errors, "")
            let picture = try Texture(filename: file)
            XCTAssertLessThanOrEqual(picture.width, width)
            XCTAssertGreaterThan(picture.width, width - 40)
            XCTAssertGreaterThan(Set(picture.download()).count, 20, "the picture is blank")
        }
    }

    func testUnreadableFile() throws {
        let program = try start(["--file", FileManager.default.temporaryDirectory.path()])
        XCTAssertEqual(program.exitCode(), 1)
        XCTAssertTrue(program.errors.hasPrefix("TodoAdw: "), program.errors)
    }
}
