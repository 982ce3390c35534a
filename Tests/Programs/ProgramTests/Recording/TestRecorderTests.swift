import Foundation
import GtkTesting
import TestSupport
import XCTest

@testable import CombineGtk
@testable import Todo

#if DEBUG
/// Tests of the recorder of tests. Its output is the file `RecordedTodoTests.swift`, which is one of these tests.
@MainActor
final class TestRecorderTests: GtkTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recorder-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("RecordedTodoTests.swift") }

    override func setUp() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        setenv("COMBINEGTK_RECORD", file.path, 1)
        setenv("COMBINEGTK_RECORD_MODULE", "Todo", 1)
        setenv("COMBINEGTK_RECORD_TEST", "testAddsAndDeletesTodos", 1)
    }

    override func tearDown() async throws {
        TestRecorder.stop()
        for name in ["", "_MODULE", "_TEST"] { unsetenv("COMBINEGTK_RECORD\(name)") }
        try? FileManager.default.removeItem(at: folder)
    }

    private func recorded() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    /// Moves the pointer to a widget and presses F12, which records the text there.
    private func point(_ user: User, to widget: Widget) {
        user.move(to: widget)
        user.press(.f12)
    }

    func testRecordsSessionOfTodo() throws {
        let program = try TestedProgram(TodoProgram())
        defer { program.end() }
        let window = try XCTUnwrap(program.window)
        let user = User(window)
        user.click(try window.find("New Todo"))
        wait { window.first(EditableLabel.self)?.isEditing == true }
        user.type("Buy \"milk\"")
        user.press(.return)
        user.press("n", modifiers: .control)
        wait { window.descendants(of: EditableLabel.self).contains { $0.isEditing } }
        user.type("Read")
        user.press(.return)
        // The button is named after the todo shortly after the text was typed.
        user.click(try window.find(CheckButton.self, "Read"))
        point(user, to: try window.find("1 of 2 done"))
        user.click(try window.find("Search"))
        user.type("milk")
        try window.find(SearchEntry.self).assertText("milk")
        wait { window.descendants(of: EditableLabel.self).filter(\.isMapped).count == 1 }
        point(user, to: try window.find(SearchEntry.self))
        user.press(.escape)
        wait { window.descendants(of: EditableLabel.self).filter(\.isMapped).count == 2 }
        user.choose(menu: "Menu", "About Todo")
        let about = try user.findDialog()
        User(about).press(.escape)
        wait { user.dialogs.isEmpty }
        try assertRecorded()
    }

    /// Compares the recorded test with the test in this target.
    private func assertRecorded(file path: StaticString = #filePath, line: UInt = #line) throws {
        let expected = URL(fileURLWithPath: "\(path)").deletingLastPathComponent()
            .appendingPathComponent("RecordedTodoTests.swift")
        if ProcessInfo.processInfo.environment["COMBINEGTK_UPDATE_RECORDED"] == "1" {
            try recorded().write(to: expected, atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(try recorded(), try String(contentsOf: expected, encoding: .utf8), file: path, line: line)
    }

    func testWritesOnlyTheRequestedFile() throws {
        let program = try TestedProgram(TodoProgram())
        XCTAssertTrue(try recorded().contains("try TestedProgram(TodoProgram())"))
        XCTAssertTrue(try recorded().contains("_ = User(window)"))
        User(try XCTUnwrap(program.window)).press(.escape)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [file.lastPathComponent])
        program.end()
    }

    func testRecordedProgramWritesNoFileOfTheUser() throws {
        let (home, temporary) = (folder.appendingPathComponent("home"), folder.appendingPathComponent("tmp"))
        for url in [home, temporary] {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        let program = try RunningProgram(
            "Todo",
            environment: [
                "DISPLAY": try XCTUnwrap(Display.default).name, "GDK_BACKEND": "x11", "HOME": home.path,
                "TMPDIR": temporary.path, "XDG_CACHE_HOME": nil, "XDG_CONFIG_HOME": nil, "XDG_DATA_HOME": nil,
                "XDG_STATE_HOME": nil, "DBUS_SESSION_BUS_ADDRESS": nil,
            ]
        )
        XCTAssertTrue(poll(for: 30) { FileManager.default.fileExists(atPath: file.path) }, program.errors)
        program.send(SIGTERM)
        XCTAssertEqual(program.exitCode(), 0)
        XCTAssertEqual(try FileManager.default.subpathsOfDirectory(atPath: home.path), [])
        XCTAssertEqual(try FileManager.default.subpathsOfDirectory(atPath: temporary.path), [])
    }

    func testReportsFileThatCannotBeWritten() throws {
        try FileManager.default.removeItem(at: folder)
        let program = try TestedProgram(TodoProgram())
        User(try XCTUnwrap(program.window)).press(.escape)
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
        program.end()
    }

    func testNothingIsRecordedWithoutVariable() throws {
        unsetenv("COMBINEGTK_RECORD")
        let program = try TestedProgram(TodoProgram())
        User(try XCTUnwrap(program.window)).press(.escape)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
        program.end()
    }

    func testProgramIsFreed() throws {
        try assertFreed {
            let program = try TestedProgram(TodoProgram())
            let window = try XCTUnwrap(program.window)
            User(window).press(.escape)
            program.end()
            return window
        }
    }

    func testLiterals() {
        XCTAssertEqual(RecordedScript.literal("a\"b\\c\n\u{200F}é"), "\"a\\\"b\\\\c\\n\\u{200f}é\"")
    }
}
#endif
