import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class AboutTests: GtkTestCase {
    func testShowsGivenInformationInOneDialog() throws {
        let window = TestedWindow()
        let user = User(window)
        let dialog = try XCTUnwrap(
            window.presentAbout(
                "Notebook",
                version: "1.2",
                comments: "Notes & <b>",
                license: .mitX11,
                authors: ["Ada <ada@example.org>"]
            ) as? TestedAbout
        )
        XCTAssertEqual([dialog.testedName, dialog.version, dialog.testedComments], ["Notebook", "1.2", "Notes & <b>"])
        XCTAssertEqual(dialog.licenseType, .mitX11)
        XCTAssertEqual(dialog.testedAuthors, ["Ada <ada@example.org>"])
        wait { user.dialogs.count == 1 }
        XCTAssertIdentical(window.presentAbout("Notebook", version: "1.3"), dialog)
        XCTAssertEqual(dialog.version, "1.3")
        user.dismissDialog()
        wait { user.dialogs.isEmpty }
    }

    func testClosesWithWindow() {
        User(TestedWindow()).window.destroy()
        assertNoLeaks {
            let window = TestedWindow()
            let user = User(window)
            window.presentAbout("Notebook")
            wait { user.dialogs.count == 1 }
            window.close()
            wait { openWindows.isEmpty }
            XCTAssertNil(window.presentAbout("Notebook"))
        }
        assertTraps(saying: "the about dialog of \"Notebook\" requires a window that was shown") {
            TestedWindow().presentAbout("Notebook")
        }
    }
}
