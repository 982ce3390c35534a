import Gio
import Gtk
import GtkTesting
import XCTest

@MainActor
final class UnfocusedPopoverTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.unfocusedPopover.requirePresence()
        GTKDefect.unguarded = [.unfocusedPopover]
        defer { GTKDefect.unguarded = [] }
        expectLog(containing: "gtk_widget_is_ancestor: assertion")
        openPopover(Popover())
    }

    func testInAWindowWithoutFocus() {
        openPopover(Popover())
        openPopover(PopoverMenu(model: Menu()))
    }

    func testAButtonInThePopoverGetsTheFocus() {
        let (popover, button) = (Popover(), Button(label: "Text"))
        popover.child = button
        openPopover(popover) { XCTAssertTrue($0.focus === button) }
    }

    func testAWindowThatWasNeverShown() {
        for popover in [Popover(), PopoverMenu(model: Menu())] {
            let (window, button) = (Window(), MenuButton())
            window.child = button
            button.popover = popover
            let expected = "is in a window that hasn't been shown yet. Present the window first."
            assertTraps(saying: expected) { popover.popup() }
            assertTraps(saying: expected) { popover.isVisible = true }
            assertTraps(saying: expected) { button.popup() }
            window.destroy()
        }
    }

    /// Opens and closes a popover of a label, which can't have the focus.
    private func openPopover(_ popover: Popover, _ check: (Window) -> Void = { _ in }) {
        let (window, label) = (Window(), Label(label: "Text"))
        window.child = label
        window.present()
        wait { window.isMapped }
        popover.setParent(label)
        popover.popup()
        XCTAssertTrue(popover.isMapped)
        check(window)
        popover.popdown()
        popover.unparent()
        window.destroy()
    }
}
