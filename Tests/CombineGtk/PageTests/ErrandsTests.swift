import CombineGtk
import GtkTesting
import XCTest

/// Tests of the list, the command and the dialog in the README, which a simulated user operates.
@MainActor
final class ErrandsTests: GtkTestCase {
    func testDeletesErrandsWithKeyAndRestoresThem() throws {
        let window = ErrandsWindow(application: nil, errands: Errands())
        window.setDefaultSize(300, height: 260)
        let user = User(window)
        let delete = try XCTUnwrap(window.first(Button.self, labelled: "Delete"))
        XCTAssertFalse(delete.isSensitive)
        user.click(try XCTUnwrap(window.first(Label.self, labelled: "Milk")))
        wait { window.errands.selection == [2] && delete.isSensitive }
        user.press(.delete)
        user.answer("Delete")
        wait { window.errands.all.map(\.title) == ["Bread", "Stamps"] }
        user.click(try XCTUnwrap(window.first(Button.self, labelled: "Undo")))
        wait { window.errands.all.count == 3 }
        user.click(delete)
        user.answer("Cancel")
        wait { user.dialogs.isEmpty }
        XCTAssertEqual(window.errands.all.count, 3)
    }
}
