import CombineGtk
import GtkTesting
import XCTest

/// Tests of the examples on the page "Coming from UIKit".
@MainActor
final class ComingFromUIKitTests: GtkTestCase {
    func testRemovesABookAndUndoesIt() throws {
        let model = BooksModel()
        let window = BooksWindow(application: nil, model: model)
        let user = User(window)
        let remove = try XCTUnwrap(window.first(Button.self, labelled: "Remove"))
        XCTAssertFalse(remove.isEffectivelySensitive)
        user.click(try XCTUnwrap(window.first(Label.self, labelled: "Emma")))
        wait { model.selection == 1 && remove.isEffectivelySensitive }
        user.click(remove)
        user.answer("Cancel")
        wait { user.dialogs.isEmpty }
        XCTAssertEqual(model.books.count, 2)
        user.press(.delete)
        user.answer("Remove")
        wait { model.books.map(\.title) == ["Middlemarch"] && user.dialogs.isEmpty }
        user.press("z", modifiers: .control)
        wait { model.books.count == 2 }
        window.assertAccessible()
    }

    func testLeavesNothingBehind() {
        assertFreed {
            let window = BooksWindow(application: nil, model: BooksModel())
            window.present()
            window.close()
            return window
        }
    }
}
