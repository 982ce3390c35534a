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
            let timeout = timeout(of: try freeSourceThatIsPressed())
            GTKDefect.dragSourceTimeout.checkItShows(timeout != nil)
            // It would write into the freed source.
            if let timeout { g_source_destroy(timeout) }
            InputDevices.shared?.releasePointer(button: 1)
        }
    }

    func testTheTimeoutEndsWithTheSource() throws {
        try GTKDefect.dragSourceTimeout.requirePresence()
        let source = try freeSourceThatIsPressed()
        XCTAssertNil(timeout(of: source))
        InputDevices.shared?.releasePointer(button: 1)
        pumpUntilIdle()
    }

    /// Presses a label that something can be dragged from, and frees its drag source as soon as it has its timeout; returns
    /// where that was.
    private func freeSourceThatIsPressed() throws -> UnsafeMutableRawPointer {
        let label = Label(label: "Drag me")
        let window = Window()
        window.child = label
        let user = User(window)
        let source = DragSource()
        label.addController(source)
        let devices = try user.movePointer(to: label, nil)
        devices.pressPointer(button: 1)
        devices.synchronize()
        wait("the timeout") { timeout(of: source.pointer) != nil }
        label.removeController(source)
        return source.pointer
    }

    private func timeout(of source: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GSource>? {
        g_main_context_find_source_by_user_data(nil, source)
    }
}
