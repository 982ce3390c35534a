import CGtk
import Gtk
import GtkTesting
import XCTest

@MainActor
final class DragSourceTimeoutTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.dragSourceTimeout.requirePresence()
        assertExitsCleanly {
            GTKDefect.unguarded = [.dragSourceTimeout]
            // On a busy machine the timeout may be over before the click is.
            let timeout = (0..<20).lazy.compactMap { _ in
                g_main_context_find_source_by_user_data(nil, self.freeSourceThatWasPressed())
            }.first
            GTKDefect.dragSourceTimeout.checkItShows(timeout != nil)
            // It would write into the freed source.
            if let timeout { g_source_destroy(timeout) }
        }
    }

    func testTheTimeoutEndsWithTheSource() {
        let source = freeSourceThatWasPressed()
        pumpUntilIdle()
        XCTAssertNil(g_main_context_find_source_by_user_data(nil, source))
    }

    /// Clicks a label that something can be dragged from, and frees its drag source at once; returns where that was.
    private func freeSourceThatWasPressed() -> UnsafeMutableRawPointer {
        let label = Label(label: "Drag me")
        let window = Window()
        window.child = label
        let user = User(window)
        let source = DragSource()
        label.addController(source)
        user.click(label)
        label.removeController(source)
        return source.pointer
    }
}
