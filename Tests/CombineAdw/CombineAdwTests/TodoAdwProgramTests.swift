import CombineAdw
import Foundation
import GtkTesting
import TestSupport
import TodoModel
import XCTest

@testable import TodoAdw

/// Tests of the sample TodoAdw, which is started on a display, and of its window.
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

    /// The file can't be written, because its folder doesn't exist.
    func testKeepsTodosThatCannotBeSaved() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todo-adw-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (path, domain) = (folder.path() + "/todos.json", TextDomain.program)
        defer { TextDomain.program = domain }
        let program = try TestedProgram(TodoAdw(), arguments: ["--file", path])
        defer { program.end() }
        let window = try XCTUnwrap(program.window as? TodoAdwWindow)
        let user = User(window)
        user.press("n", modifiers: .control)
        wait { window.focus is Text }
        user.type("Bread")
        wait { window.visibleText.contains("“todos.json” can’t be saved. The folder doesn’t exist.") }
        user.type(" and milk")
        wait { window.store.todos.map(\.title) == ["Bread and milk"] }
        XCTAssertTrue(user.dialogs.isEmpty)
        user.press("q", modifiers: .control)
        wait { user.dialogs.last?.visibleText.contains("can’t be saved") == true }
        user.answer("Cancel")
        wait { user.dialogs.isEmpty }
        XCTAssertTrue(window.isMapped)
        XCTAssertTrue(program.window === window)
        XCTAssertEqual(window.store.todos.map(\.title), ["Bread and milk"])
        user.press("q", modifiers: .control)
        wait { user.dialogs.count == 1 }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        user.answer("Try Again")
        wait { program.application.windows.isEmpty }
        XCTAssertEqual(
            try TodoList(bytes: DocumentFile(path: path).read() ?? []).todos.map(\.title),
            ["Bread and milk"]
        )
    }

    func testUnreadableFile() throws {
        let program = try start(["--file", FileManager.default.temporaryDirectory.path()])
        XCTAssertEqual(program.exitCode(), 1)
        XCTAssertTrue(program.errors.hasPrefix("TodoAdw: "), program.errors)
    }
}
