import CombineAdw
import XCTest

@MainActor
final class ToastStyleTests: GtkTestCase {
    func testTextOfToastIsPlain() throws {
        let overlay = ToastOverlay()
        let window = AdwWindow()
        window.content = overlay
        window.setDefaultSize(400, height: 300)
        window.present()
        overlay.addToast(Toast("Tom & Jerry <b>"))
        wait { window.descendants(of: Label.self).contains { $0.text == "Tom & Jerry <b>" } }
    }

    /// The style sheet with the style of toasts also styles preferences in GTK windows.
    func testToastDoesNotChangeRows() {
        let window = AdwWindow()
        let row = ActionRow("Wrap Lines", control: Switch())
        let group = AdwPreferencesGroup { row }
        window.content = group
        _ = User(window)
        let height = row.requestedSize(.vertical, forSize: -1).natural
        window.toast("Saved")
        pumpUntilIdle()
        XCTAssertEqual(row.requestedSize(.vertical, forSize: -1).natural, height)
    }
}
