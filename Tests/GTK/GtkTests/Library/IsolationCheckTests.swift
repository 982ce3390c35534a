import Foundation
import Gtk
import GtkTesting
import XCTest

/// Code that claims to run on the main actor and doesn't.
@MainActor
final class IsolationCheckTests: GtkTestCase {
    func testAnotherThreadIsNamed() {
        assertTraps(
            saying:
                "assumeIsolated(_:) of MainActor was called on a thread other than the main thread, the only one that can use GTK objects",
            withDisplay: false
        ) {
            _ = Adjustment(value: 1)
            Thread { MainActor.assumeIsolated {} }.start()
            sleep(30)
        }
    }

    func testTheMainThreadIsNotStopped() {
        _ = Adjustment(value: 1)
        XCTAssertEqual(MainActor.assumeIsolated { 1 }, 1)
    }
}
