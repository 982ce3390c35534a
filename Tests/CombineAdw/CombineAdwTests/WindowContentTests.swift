import CombineAdw
import GtkTesting
import XCTest

/// libadwaita aborts a program whose Adwaita window has a separate title bar.
@MainActor
final class WindowContentTests: GtkTestCase {
    func testATitleBarOrAChildTraps() {
        let end = "Set content, with an AdwHeaderBar in it, instead."
        assertTraps(saying: "GtkWindow:titlebar: an AdwWindow contains its title bar. \(end)") {
            AdwWindow().titlebar = HeaderBar()
        }
        assertTraps(saying: "GtkWindow:child: an AdwApplicationWindow contains its title bar. \(end)") {
            AdwApplicationWindow(application: nil).child = Label("Text")
        }
        assertTraps(saying: "GtkWindow:child: an AdwWindow contains its title bar. \(end)") {
            _ = AdwWindow(title: "Notes") { Label("Text") }
        }
    }

    func testOtherWindowsHaveATitleBar() {
        let window = Window(title: "Notes", titlebar: HeaderBar()) { Label("Text") }
        XCTAssertNotNil(window.titlebar)
        XCTAssertNotNil(window.child)
    }
}
