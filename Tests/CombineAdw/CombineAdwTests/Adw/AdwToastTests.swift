import Adw
import XCTest

@MainActor
final class AdwToastTests: GtkTestCase {
    func testAToastIsShownAndItsButtonClicked() throws {
        let overlay = ToastOverlay()
        overlay.child = Label(label: "Notes")
        let window = AdwWindow()
        window.content = overlay
        window.setDefaultSize(400, height: 300)
        window.present()
        let toast = Toast(title: "1 note was deleted")
        toast.buttonLabel = "Undo"
        toast.timeout = .zero
        var undone = 0
        let connection = toast.buttonClicked.connect { undone += 1 }
        overlay.addToast(toast)
        let user = User(window)
        wait { window.first(Button.self, labelled: "Undo")?.isMapped == true }
        user.click(try XCTUnwrap(window.first(Button.self, labelled: "Undo")))
        wait { undone == 1 }
        withExtendedLifetime(connection) {}
    }

    func testAnInvalidActionNameTraps() {
        assertTraps(saying: "adw_toast_set_detailed_action_name: detailed_action_name: expected the name of an action")
        {
            Toast(title: "Deleted").setDetailedActionName("app.undo(")
        }
        let toast = Toast(title: "Deleted")
        toast.setDetailedActionName("app.undo")
        XCTAssertEqual(toast.actionName, "app.undo")
        toast.setDetailedActionName(nil)
        XCTAssertNil(toast.actionName)
    }

    func testATimeIsInSeconds() {
        let toast = Toast(title: "Saved")
        XCTAssertEqual(toast.timeout, .seconds(5))
        toast.timeout = .seconds(2)
        XCTAssertEqual(toast.timeout, .seconds(2))
    }
}
