@_spi(Binding) import Gtk
import GtkTesting
import XCTest

@MainActor
final class RemovedPopoverTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.removedPopover.requirePresence()
        try XCTSkipIf(GTK.version.minor == 18, "GTK 4.18.6 doesn't have the defect, unlike earlier and later versions")
        assertExitsCleanly {
            GTKDefect.disabledWorkarounds = [.removedPopover]
            removedWhileOpen { _, _ in }
            let count = LiveCount.objects
            removedWhileOpen { box, button in box.remove(button) }
            GTKDefect.removedPopover.checkItShows(LiveCount.objects > count)
        }
    }

    func testAnOpenPopoverIsFreedWithItsButton() {
        removedWhileOpen { box, button in box.remove(button) }
        assertNoLeaks { removedWhileOpen { box, button in box.remove(button) } }
        assertNoLeaks { removedWhileOpen { box, _ in (box.root as? Window)?.child = nil } }
    }

    func testAPopoverOfAButtonThatMoves() {
        let (window, button, popover) = (Window(), MenuButton(), Popover())
        let (first, second) = (Box(orientation: .vertical), Box(orientation: .vertical))
        let outer = Box(orientation: .vertical)
        outer.append(first)
        outer.append(second)
        window.child = outer
        button.popover = popover
        first.append(button)
        window.present()
        button.popup()
        wait { popover.isMapped }
        first.remove(button)
        second.append(button)
        pumpUntilIdle()
        button.popdown()
        pumpUntilIdle()
        button.popup()
        wait { popover.isMapped }
        window.destroy()
    }

    /// Removes a button whose popover is open.
    private func removedWhileOpen(_ remove: (Box, MenuButton) -> Void) {
        let (window, box, button, popover) = (Window(), Box(orientation: .vertical), MenuButton(), Popover())
        popover.child = Label(label: "text")
        button.popover = popover
        box.append(button)
        window.child = box
        window.present()
        button.popup()
        wait { popover.isMapped }
        remove(box, button)
        pumpUntilIdle()
        window.destroy()
        pumpUntilIdle()
    }
}
