import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class ShortcutsTests: GtkTestCase {
    private func present(over window: Window) -> Widget? {
        window.presentShortcuts([
            "Notes": [
                Command("add", title: "Add a Note", keys: "<Control>n") {},
                Command("delete", title: "Delete", keys: "<Control>Delete|F8") {},
                Command("rename", title: "Rename") {},
            ],
            "View": [Command("zoom", title: "Zoom In", keys: "<Alt>z") {}],
        ])
    }

    func testListsShortcutsInOneDialog() throws {
        let window = TestedWindow()
        let user = User(window)
        let dialog = try XCTUnwrap(present(over: window) as? TestedShortcuts)
        XCTAssertTrue(dialog.isModal(over: window))
        _ = User(dialog)
        let texts = dialog.visibleText
        for text in ["Notes", "Add a Note", "Delete", "View", "Zoom In", "Ctrl"] {
            XCTAssertTrue(texts.contains(text), "\"\(text)\" is not in \"\(texts)\"")
        }
        XCTAssertFalse(texts.contains("Rename"))
        let labels = dialog.descendants(of: TestedShortcutLabel.self).map { String(describing: $0.accelerator) }
        XCTAssertTrue(labels.contains { $0.contains("<Control>Delete F8") }, "\(labels)")
        XCTAssertIdentical(present(over: window), dialog)
        XCTAssertEqual(user.dialogs.count, 1)
        user.dismissDialog()
        wait { user.dialogs.isEmpty }
    }

    func testClosesWithWindow() {
        // libadwaita doesn't release the sections of a shortcuts dialog, so the test only checks the dialog and the
        // window.
        weak var weakDialog: Widget?
        weak var weakWindow: Window?
        do {
            let window = TestedWindow()
            let user = User(window)
            weakWindow = window
            weakDialog = present(over: window)
            wait { user.dialogs.count == 1 }
            window.close()
            wait { openWindows.isEmpty }
            XCTAssertNil(present(over: window))
        }
        wait { weakDialog == nil && weakWindow == nil }
        assertTraps(saying: "the list of shortcuts requires a window that was shown") {
            _ = self.present(over: TestedWindow())
        }
    }
}
