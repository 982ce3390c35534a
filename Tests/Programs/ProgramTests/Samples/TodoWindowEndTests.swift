import CombineGtk
import Foundation
import SampleResources
import XCTest

@testable import Todo
@testable import TodoModel

/// Tests of several windows, of files that can't be read or written, and of exiting the program.
@MainActor
final class TodoWindowEndTests: GtkTestCase {
    func testTwoWindowsShareModel() throws {
        let first = try TodoScreen("a", "b")
        let second = TodoWindow(application: nil, store: first.store, settings: first.window.viewModel.settings)
        let user = User(second)
        try first.click("a")
        XCTAssertEqual(second.viewModel.selection, [])
        first.store.rename(first.store.todos[0].id, to: "A")
        wait { second.descendants(of: EditableLabel.self).contains { $0.text == "A" } }
        user.press("n", modifiers: .control)
        wait { first.shown.count == 3 }
        // The first window may show the row before the second window begins to edit it.
        wait { second.descendants(of: EditableLabel.self).contains { $0.isEditing } }
        user.press(.escape)
        wait { first.shown == ["A", "b"] }
        second.close()
        first.list.grabFocus()
        first.user.press("z", modifiers: .control)
        wait { first.shown == ["a", "b"] }
    }

    func testReportsUnreadableFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todo-window-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path() + "/todos.json"
        let file = DocumentFile(path: path, isPrivate: true)
        try Data("{".utf8).write(to: URL(filePath: path))
        let screen = try TodoScreen(store: TodoStore(file: file))
        wait { screen.user.dialogs.last?.visibleText.contains("Its content isn’t valid") == true }
        screen.user.answer("Close")
        wait { screen.user.dialogs.isEmpty }
        screen.user.press("n", modifiers: .control)
        wait { screen.rows.first?.title.isEditing == true }
        screen.user.type("Bread")
        screen.user.press(.return)
        wait { screen.store.isSaved && (try? file.readTodos().map(\.title)) == ["Bread"] }
        XCTAssertEqual(try String(contentsOfFile: path + ".damaged", encoding: .utf8), "{")
    }

    /// The file can't be written, because the folder doesn't exist.
    func testBannerReportsUnwritableFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todo-window-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = DocumentFile(path: folder.path() + "/todos.json")
        let screen = try TodoScreen(store: TodoStore(file: file))
        screen.store.add(Todo(title: "Bread"))
        wait { screen.window.visibleText.contains("“todos.json” can’t be saved. The folder doesn’t exist.") }
        // The user is still editing the row.
        screen.user.press("n", modifiers: .control)
        wait { screen.rows.last?.title.isEditing == true }
        screen.user.type("Milk")
        wait { screen.window.first(Button.self, labelled: "Try Again")?.isMapped == true }
        XCTAssertEqual(screen.rows.last?.title.isEditing, true)
        screen.user.press(.return)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        screen.user.click(try XCTUnwrap(screen.window.first(Button.self, labelled: "Try Again")))
        wait { screen.store.problem == nil && screen.store.isSaved }
        wait { !screen.window.visibleText.contains("can’t be saved") }
        XCTAssertEqual(Set(try file.readTodos().map(\.title)), ["Bread", "Milk"])
    }

    /// Applies the modern style, like the program does, until the test ends.
    private func applyLook() throws {
        let application = Application(applicationID: nil)
        application.appearance = .modern
        addTeardownBlock { @MainActor in application.appearance = .theme }
        try StyleSheet.applySamples()
    }

    func testBannerReportsFileOfNewerVersion() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todo-window-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path() + "/todos.json"
        try Data(#"{"version":2,"todos":[]}"#.utf8).write(to: URL(filePath: path))
        try applyLook()
        let screen = try TodoScreen(store: TodoStore(file: DocumentFile(path: path)))
        wait {
            screen.window.visibleText.contains(
                "“todos.json” can’t be changed. A newer version of the program wrote the file. Your changes won’t be saved."
            )
        }
        XCTAssertEqual(screen.window.first(Button.self, labelled: "Try Again")?.isMapped, false)
        XCTAssertTrue(screen.user.dialogs.isEmpty)
        screen.window.assertAccessible()
    }

    func testClosingAsksIfSavingFails() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todo-window-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = DocumentFile(path: folder.path() + "/todos.json")
        let screen = try TodoScreen(store: TodoStore(file: file))
        screen.store.add(Todo(title: "Bread"))
        wait { screen.rows.count == 1 }
        screen.window.close()
        wait { screen.user.dialogs.last?.visibleText.contains("can’t be saved") == true }
        screen.user.answer("Cancel")
        wait { screen.user.dialogs.isEmpty }
        XCTAssertTrue(screen.window.isMapped)
        screen.window.close()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        screen.user.answer("Try Again")
        wait { !screen.window.isMapped }
        XCTAssertEqual(try file.readTodos().map(\.title), ["Bread"])
    }

    func testClosingKeepsEditedText() throws {
        let screen = try TodoScreen("a")
        screen.user.press("n", modifiers: .control)
        wait { screen.rows.last?.title.isEditing == true }
        screen.user.type("Bread")
        wait { screen.rows.last?.text == "Bread" }
        screen.window.close()
        XCTAssertEqual(screen.titles, ["a", "Bread"])
    }

    func testIsAccessible() throws {
        try applyLook()
        let screen = try TodoScreen("a")
        try screen.click("a")
        screen.window.assertAccessible()
    }

    func testLeavesNothingBehind() throws {
        let store = TodoStore()
        for title in ["a", "b"] { store.add(Todo(title: title)) }
        weak var viewModel: TodoListViewModel?
        weak var row: Widget?
        // The test doesn't check all live objects, because GTK leaks the sections of menus.
        assertFreed {
            let window = TodoWindow(application: nil, store: store, settings: TodoSettings())
            window.present()
            window.viewModel.selection = [store.todos[0].id]
            wait { window.first(EditableLabel.self) != nil }
            (viewModel, row) = (window.viewModel, window.first(EditableLabel.self))
            window.close()
            return window
        }
        wait { viewModel == nil && row == nil }
    }
}
