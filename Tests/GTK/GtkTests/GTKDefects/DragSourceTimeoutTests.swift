import CGtk
import Gtk
import XCTest

@testable import GtkTesting

@MainActor
final class DragSourceTimeoutTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.dragSourceTimeout.requirePresence()
        assertExitsCleanly {
            GTKDefect.unguarded = [.dragSourceTimeout]
            // On a busy machine the timeout may be over before the source is freed.
            var timeout: UnsafeMutablePointer<GSource>?
            for _ in 0..<20 where timeout == nil {
                timeout = g_main_context_find_source_by_user_data(nil, try freeSourceThatIsPressed())
            }
            GTKDefect.dragSourceTimeout.checkItShows(timeout != nil)
            // It would write into the freed source.
            if let timeout { g_source_destroy(timeout) }
        }
    }

    func testTheTimeoutEndsWithTheSource() throws {
        let source = try freeSourceThatIsPressed()
        pumpUntilIdle()
        XCTAssertNil(g_main_context_find_source_by_user_data(nil, source))
    }

    /// Presses a label that something can be dragged from, and frees its drag source at once; returns where that was.
    private func freeSourceThatIsPressed() throws -> UnsafeMutableRawPointer {
        let label = Label(label: "Drag me")
        let window = Window()
        window.child = label
        let user = User(window)
        let source = DragSource()
        label.addController(source)
        let devices = try user.movePointer(to: label, nil)
        devices.pressPointer(button: 1)
        user.settle(devices)
        label.removeController(source)
        devices.releasePointer(button: 1)
        user.settle(devices)
        return source.pointer
    }
}
