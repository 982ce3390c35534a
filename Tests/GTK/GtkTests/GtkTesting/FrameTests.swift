import Gtk
import GtkTesting
import XCTest

@MainActor
final class FrameTests: GtkTestCase {
    func testDrawsFrames() {
        let window = Gtk.Window()
        _ = User(window)
        var ticks = 0
        let tick = window.onTick { _ in ticks += 1 }
        window.drawFrames(1)
        let first = ticks
        XCTAssertTrue(window.drawFrames(5))
        XCTAssertGreaterThanOrEqual(ticks - first, 5)
        XCTAssertFalse(Gtk.Window().drawFrames(1))
        tick.cancel()
    }

    func testWaitsForEndOfAnimation() {
        enableAnimations()
        let (window, revealer) = (Gtk.Window(), Revealer())
        revealer.child = Label(label: "text")
        revealer.transitionDuration = .milliseconds(300)
        window.child = revealer
        _ = User(window)
        revealer.revealsChild = true
        XCTAssertFalse(revealer.isChildRevealed)
        XCTAssertTrue(window.waitForAnimations())
        XCTAssertTrue(revealer.isChildRevealed)
        let tick = window.onTick { _ in }
        XCTAssertFalse(window.waitForAnimations(within: .milliseconds(300)))
        tick.cancel()
    }
}
