import CombineAdw
import XCTest

@MainActor
final class ToastStyleTests: GtkTestCase {
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
