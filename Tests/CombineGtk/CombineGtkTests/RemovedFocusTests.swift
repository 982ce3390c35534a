import CGtk
import CombineGtk
import GtkTesting
import XCTest

/// Tests of widgets that are removed from a window while they have the focus.
///
/// GTK 4.8 retains such a widget until the next frame, and forever if a second one is removed or the window ends before
/// that frame. A program that removes several widgets moves the focus away first, as here.
@MainActor
final class RemovedFocusTests: GtkTestCase {
    func testWidgetsThatLoseTheFocusFirstAreFreed() {
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
                // Moves it to another container and removes it, within one frame.
                box.remove(entry)
                other.append(entry)
                other.remove(entry)
            }
        }
        wait("the end of the removed entries") { WatchedObjects.alive.isEmpty }
    }
}
