import Gtk
import GtkTesting
import XCTest

@MainActor
final class UnfocusedDefaultTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.unfocusedDefault.requirePresence()
        GTKDefect.unguarded = [.unfocusedDefault]
        defer { GTKDefect.unguarded = [] }
        expectLog(containing: "gtk_widget_is_ancestor: assertion")
        withPopover { popover, _ in popover.emitActivateDefault() }
    }

    func testTheDefaultWidgetIsActivatedWithoutFocus() {
        withPopover { popover, button in
            var count = 0
            button.activate.sink(on: button) { _, _ in count += 1 }
            popover.emitActivateDefault()
            XCTAssertEqual(count, 1)
            button.isSensitive = false
            popover.emitActivateDefault()
            popover.defaultWidget = nil
            popover.emitActivateDefault()
            XCTAssertEqual(count, 1)
        }
    }

    /// Opens a popover with a default button that can't have the focus, in a window without focus.
    private func withPopover(_ body: (Popover, Button) -> Void) {
        let (window, label) = (Window(), Label(label: "Text"))
        window.child = label
        window.present()
        wait { window.isMapped }
        let (popover, button) = (Popover(), Button(label: "Default"))
        button.isFocusable = false
        popover.child = button
        popover.setParent(label)
        popover.defaultWidget = button
        popover.popup()
        XCTAssertNil(window.focusWidget)
        body(popover, button)
        popover.unparent()
        window.destroy()
    }
}
