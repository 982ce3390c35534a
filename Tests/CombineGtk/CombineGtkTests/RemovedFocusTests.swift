import CGtk
import CombineGtk
import GtkTesting
import XCTest

/// Tests of removing focused widgets from a window.
///
/// GTK 4.8 retains a removed widget that had the focus until the next frame. It retains the widget forever if another
/// focused widget is removed, or if the window is closed, before that frame. A program that removes several widgets
/// should move the focus away first, like these tests.
@MainActor
final class RemovedFocusTests: GtkTestCase {
    func testReleasesWidgetsThatLostFocus() {
        let window = Window()
        let box = Box(orientation: .vertical)
        window.child = box
        let other = Box(orientation: .vertical)
        box.append(other)
        window.present()
        wait { window.isMapped }
        assertNoLeaks {
            for _ in 0..<3 {
                let entry = Entry()
                WatchedObjects.watch(entry)
                box.append(entry)
                XCTAssertTrue(entry.grabFocus())
                gtk_window_set_focus(window.pointer.assumingMemoryBound(to: GtkWindow.self), nil)
                // Removes the widget and adds it to another container within a single frame.
                box.remove(entry)
                other.append(entry)
                other.remove(entry)
            }
        }
        wait("the end of the removed entries") { WatchedObjects.alive.isEmpty }
    }
}
