import Gio
import Gtk
import GtkTesting
import XCTest

@MainActor
final class UnfocusedPopoverTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.unfocusedPopover.requirePresence()
        GTKDefect.disabledWorkarounds = [.unfocusedPopover]
        defer { GTKDefect.disabledWorkarounds = [] }
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
        openPopover(popover) { window, _ in XCTAssertTrue(window.focus === button) }
    }

    func testTheDefectOfTheDefaultWidget() throws {
        try GTKDefect.unfocusedPopover.requirePresence()
        for activate in Self.activations {
            openPopover(Popover()) { _, popover in
                GTKDefect.disabledWorkarounds = [.unfocusedPopover]
                defer { GTKDefect.disabledWorkarounds = [] }
                expectLog(containing: "gtk_widget_is_ancestor: assertion")
                activate(popover)
            }
        }
    }

    func testTheDefaultWidgetInAWindowWithoutFocus() {
        for activate in Self.activations {
            openPopover(PopoverMenu(model: Menu())) { _, popover in activate(popover) }
            let expander = Expander(label: "Text")
            expander.isFocusable = false
            openPopover(Popover()) { window, popover in
                activate(popover)
                popover.child = expander
                popover.defaultWidget = expander
                XCTAssertNil(window.focus)
                activate(popover)
                XCTAssertTrue(expander.isExpanded)
                expander.isSensitive = false
                activate(popover)
                XCTAssertTrue(expander.isExpanded)
            }
        }
    }

    /// Closures that activate the default widget: one emits the signal that Return emits, and one activates the action.
    private static let activations: [@MainActor (Popover) -> Void] = [
        { $0.emitActivateDefault() },
        { $0.activateDefault() },
    ]

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

    /// Opens and closes a popover of a label that isn't focusable.
    private func openPopover(_ popover: Popover, _ check: (Window, Popover) -> Void = { _, _ in }) {
        let (window, label) = (Window(), Label(label: "Text"))
        window.child = label
        window.present()
        wait { window.isMapped }
        popover.setParent(label)
        popover.popup()
        XCTAssertTrue(popover.isMapped)
        check(window, popover)
        popover.popdown()
        popover.unparent()
        window.destroy()
    }
}
