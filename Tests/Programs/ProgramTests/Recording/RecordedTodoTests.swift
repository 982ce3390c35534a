import CombineGtk
@_exported import GtkTesting
import XCTest

@testable import Todo

@MainActor
final class RecordedTodoTests: GtkTestCase {
    func testAddsAndDeletesTodos() throws {
        let program = try TestedProgram(TodoProgram())
        defer { program.end() }
        let window = try XCTUnwrap(program.window)
        let user = User(window)
        user.click(try window.find("New Todo"))
        user.type("Buy \"milk\"", into: try window.find(EditableLabel.self, "Title"))
        user.press(.return)
        user.press("n", modifiers: .control)
        user.type("Read", into: try window.find(EditableLabel.self, "Title", at: 1))
        user.press(.return)
        user.click(try window.find(CheckButton.self, "Read"))
        window.assertText("1 of 2 done")
        user.click(try window.find("Search"))
        user.type("milk", into: try window.find("Search"))
        try window.find("Search").assertText("milk")
        user.press(.escape)
        user.choose(menu: "Menu", "About Todo")
        let window2 = try user.findDialog()
        let user2 = User(window2)
        user2.press(.escape)
    }
}
