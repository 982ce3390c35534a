import Gtk
import GtkTesting
import XCTest

@MainActor
final class OpenPopoverTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.openPopover.requirePresence()
        assertExitsCleanly {
            GTKDefect.disabledWorkarounds = [.openPopover, .removedPopover]
            GTKDefect.openPopover.checkItShows(clicksAfterTheEndOfAWindowWithAMenu() == 0)
        }
    }

    func testOtherWindowsReceiveClicks() {
        XCTAssertEqual(clicksAfterTheEndOfAWindowWithAMenu(), 1)
    }

    func testAPopoverWhoseClosingDestroysOtherWidgets() {
        let (window, popover, other) = (Window(), Popover(), Popover())
        let box = Box(orientation: .vertical)
        window.child = box
        for one in [popover, other] {
            let button = MenuButton()
            button.popover = one
            box.append(button)
        }
        popover.closed.sink(on: popover) { _ in
            if let button = box.lastChild { box.remove(button) }
        }
        User(window).click(box.firstChild ?? box)
        wait { popover.isMapped }
        window.destroy()
        pumpUntilIdle()
        XCTAssertFalse(popover.isMapped)
    }

    /// Destroys a window while one of its menus is open, and then clicks a button in another window. Returns the number
    /// of received clicks.
    private func clicksAfterTheEndOfAWindowWithAMenu() -> Int {
        let (other, button) = (Window(), Button(label: "Press"))
        other.child = button
        var count = 0
        button.clicked.sink(on: button) { _ in count += 1 }
        let (window, menuButton, menu) = (Window(), MenuButton(), Menu())
        menu.append("Close", action: "window.close")
        menuButton.menuModel = menu
        window.child = menuButton
        User(window).click(menuButton)
        wait { menuButton.popover?.isMapped == true }
        window.destroy()
        pumpUntilIdle()
        User(other).click(button)
        return count
    }
}
