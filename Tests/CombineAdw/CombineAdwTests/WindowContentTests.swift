import CombineAdw
import GtkTesting
import XCTest

/// libadwaita aborts a program whose Adwaita window has a separate title bar.
@MainActor
final class WindowContentTests: GtkTestCase {
    func testATitleBarOrAChildTraps() {
        let end = "whose content includes the title bar. Set content to a widget that contains an AdwHeaderBar."
        assertTraps(saying: "GtkWindow:titlebar can't be set on an AdwWindow, \(end)") {
            AdwWindow().titlebar = HeaderBar()
        }
        assertTraps(saying: "GtkWindow:child can't be set on an AdwApplicationWindow, \(end)") {
            AdwApplicationWindow(application: nil).child = Label("Text")
        }
        assertTraps(saying: "GtkWindow:child can't be set on an AdwWindow, \(end)") {
            _ = AdwWindow(title: "Notes") { Label("Text") }
        }
    }

    func testOtherWindowsHaveATitleBar() {
        let window = Window(title: "Notes", titlebar: HeaderBar()) { Label("Text") }
        XCTAssertNotNil(window.titlebar)
        XCTAssertNotNil(window.child)
    }
}
