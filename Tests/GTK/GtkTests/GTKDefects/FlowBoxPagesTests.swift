import Gtk
import GtkTesting
import XCTest

@MainActor
final class FlowBoxPagesTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.flowBoxPages.requirePresence()
        assertExitsCleanly {
            GTKDefect.disabledWorkarounds = [.flowBoxPages]
            // The defect divides by zero, which causes this signal.
            signal(SIGFPE) { _ in _exit(0) }
            let box = focusedBox()
            box.emitMoveCursor(.pages, count: 1, extend: false, modify: false)
            GTKDefect.flowBoxPages.checkItShows(false)
        }
    }

    func testPagesAreIgnoredUntilTheFirstLayout() {
        let box = focusedBox()
        for count in [1, -1] {
            XCTAssertFalse(box.emitMoveCursor(.pages, count: count, extend: false, modify: false))
        }
        XCTAssertTrue(box.children[0].hasFocus)
        XCTAssertTrue(box.emitMoveCursor(.bufferEnds, count: 1, extend: false, modify: false))
        XCTAssertTrue(box.children[9].hasFocus, "other keys work as before")
        wait { box.children[0].width > 0 }
        XCTAssertTrue(box.emitMoveCursor(.pages, count: -1, extend: false, modify: false))
        XCTAssertFalse(box.children[9].hasFocus)
        (box.root as? Window)?.close()
    }

    /// Returns a flow box in a visible window. Its first child gets the focus before the box has a layout.
    private func focusedBox() -> FlowBox {
        let (window, box) = (Window(), FlowBox())
        window.child = Label(label: "Text")
        window.present()
        wait { window.isActive }
        for number in 0..<10 { box.append(Label(label: "\(number)")) }
        window.child = box
        XCTAssertTrue(box.emitMoveCursor(.bufferEnds, count: -1, extend: false, modify: false))
        XCTAssertTrue(box.children[0].hasFocus)
        return box
    }
}
