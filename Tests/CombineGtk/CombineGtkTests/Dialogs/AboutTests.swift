import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class AboutTests: GtkTestCase {
    func testItSaysWhatItWasGivenOnce() throws {
        let window = Window()
        let user = User(window)
        let dialog = try XCTUnwrap(
            window.presentAbout("Notebook", version: "1.2", comments: "Notes", license: .mitX11, authors: ["Ada"])
        )
        XCTAssertEqual([dialog.programName, dialog.version, dialog.comments], ["Notebook", "1.2", "Notes"])
        XCTAssertEqual(dialog.licenseType, .mitX11)
        XCTAssertEqual(dialog.authors, ["Ada"])
        wait { user.dialogs.count == 1 }
        XCTAssertIdentical(window.presentAbout("Notebook", version: "1.3"), dialog)
        XCTAssertEqual(dialog.version, "1.3")
        user.dismissDialog()
        wait { user.dialogs.isEmpty }
    }

    func testItEndsWithItsWindow() {
        User(Window()).window.destroy()
        assertNoLeaks {
            let window = Window()
            let user = User(window)
            window.presentAbout("Notebook")
            wait { user.dialogs.count == 1 }
            window.close()
            wait { openWindows.isEmpty }
            XCTAssertNil(window.presentAbout("Notebook"))
        }
        assertTraps(saying: "the about dialog of \"Notebook\" requires a window that was shown") {
            Window().presentAbout("Notebook")
        }
    }
}
