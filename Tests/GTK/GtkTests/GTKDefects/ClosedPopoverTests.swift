import Gtk
import GtkTesting
import XCTest

@MainActor
final class ClosedPopoverTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.closedPopover.requirePresence()
        assertExitsCleanly {
            GTKDefect.disabledWorkarounds = [.closedPopover]
            // The process must end before the next layout of the window, which would cause a segmentation fault.
            GTKDefect.closedPopover.checkItShows(popoverWithLateMotion().popover.isUnderPointer)
        }
    }

    func testARemovedPopoverIsNotUnderThePointer() throws {
        try GTKDefect.closedPopover.requirePresence()
        let (window, popover) = popoverWithLateMotion()
        XCTAssertFalse(popover.isUnderPointer)
        XCTAssertTrue(popover.isSensitive)
        let button = window.child as? Button
        button?.label = "A longer text"
        let width = button?.width
        wait { button?.width != width }
    }

    func testAnInsensitivePopoverStaysInsensitive() throws {
        try GTKDefect.closedPopover.requirePresence()
        let (window, popover) = popoverWithLateMotion(isSensitive: false)
        XCTAssertTrue(window.isMapped)
        XCTAssertFalse(popover.isUnderPointer)
        XCTAssertFalse(popover.isSensitive)
    }

    /// Returns a popover that received a motion event after it was closed and was then removed from its window.
    private func popoverWithLateMotion(isSensitive: Bool = true) -> (window: Window, popover: Popover) {
        let (window, button, popover, child) = (Window(), Button(label: "Text"), Popover(), Label(label: "Popover"))
        window.child = button
        popover.child = child
        popover.setParent(button)
        let events = EventControllerLegacy()
        events.propagationPhase = .capture
        var last: Event?
        events.event.connect(on: popover) { _, event in
            if event.eventType == .motionNotify { last = event }
            return false
        }
        popover.addController(events)
        window.present()
        wait { window.isMapped }
        button.grabFocus()
        popover.popup()
        wait { popover.isMapped }
        User(window).move(to: child)
        wait { last != nil }
        popover.popdown()
        pumpUntilIdle()
        XCTAssertFalse(popover.isUnderPointer)
        popover.isSensitive = isSensitive
        if let last { window.display.putEvent(last) }
        wait { popover.isUnderPointer }
        popover.unparent()
        return (window, popover)
    }
}

extension Widget {
    fileprivate var isUnderPointer: Bool { stateFlags.contains(.prelight) }
}
