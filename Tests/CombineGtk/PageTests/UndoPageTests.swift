import CombineGtk
import GtkTesting
import XCTest

/// Tests of the example on the page "Undo", which a simulated user operates.
@MainActor
final class UndoPageTests: GtkTestCase {
    func testAddsRemovesAndRestoresTags() throws {
        let model = TagsModel()
        let window = TagsWindow(model)
        let user = User(window)
        XCTAssertEqual(window.list.label, "No tags")
        user.click(window.entry)
        user.type("sea")
        user.press(.return)
        user.type("sun")
        user.press(.return)
        XCTAssertEqual(model.tags, ["sea", "sun"])
        XCTAssertEqual(window.list.label, "2 tags")
        user.click(try XCTUnwrap(window.first(Button.self, labelled: "Remove All")))
        XCTAssertEqual(model.tags, [])
        XCTAssertEqual(window.undoCommand.title, "Undo Remove 2 Tags")
        user.click(try XCTUnwrap(window.first(Button.self, accessibilityLabel: "Undo Remove 2 Tags")))
        XCTAssertEqual(model.tags, ["sea", "sun"])
        user.press("z", modifiers: [.control, .shift])
        XCTAssertEqual(model.tags, [])
        XCTAssertEqual(window.redoCommand.title, "Redo")
    }

    func testLeavesNothingBehind() {
        assertNoLeaks {
            let model = TagsModel()
            let window = TagsWindow(model)
            window.present()
            model.add("sea")
            window.close()
        }
    }
}
