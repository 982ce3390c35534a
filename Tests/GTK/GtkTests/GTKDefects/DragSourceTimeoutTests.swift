import CGtk
import Gtk
import XCTest

@testable import GtkTesting

@MainActor
final class DragSourceTimeoutTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.dragSourceTimeout.requirePresence()
        assertExitsCleanly {
            GTKDefect.disabledWorkarounds = [.dragSourceTimeout]
            let source = try freeSourceThatIsPressed()
            GTKDefect.dragSourceTimeout.checkItShows(timeout(of: source) != nil)
            // The timeouts are removed, because they would write to the freed source.
            while let timeout = timeout(of: source) { g_source_destroy(timeout) }
            releaseButton()
        }
    }

    func testTheTimeoutsEndWithTheSource() throws {
        try GTKDefect.dragSourceTimeout.requirePresence()
        let source = try freeSourceThatIsPressed()
        XCTAssertNil(timeout(of: source))
        releaseButton()
        pumpUntilIdle()
    }

    /// Makes the X server process the button release before this process ends, because other tests press the button.
    private func releaseButton() {
        InputDevices.shared?.releasePointer(button: 1)
        InputDevices.shared?.synchronize()
    }

    /// Presses a draggable label twice within the timeout of its drag source, and then frees the source. Returns the
    /// address of the freed source.
    private func freeSourceThatIsPressed() throws -> UnsafeMutableRawPointer {
        let label = Label(label: "Drag me")
        let window = Window()
        window.child = label
        let user = User(window)
        let source = DragSource()
        var presses = 0
        source.begin.sink { _ in presses += 1 }.store(in: &source.cancellables)
        label.addController(source)
        let devices = try user.movePointer(to: label, nil)
        for press in 1...2 {
            devices.pressPointer(button: 1)
            devices.synchronize()
            wait("press \(press)") { presses == press }
            // The timeout is extended, because the second press may take long.
            if let timeout = timeout(of: source.pointer) {
                g_source_set_ready_time(timeout, g_get_monotonic_time() + 600_000_000)
            }
            if press == 1 { devices.releasePointer(button: 1) }
        }
        label.removeController(source)
        return source.pointer
    }

    private func timeout(of source: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GSource>? {
        g_main_context_find_source_by_user_data(nil, source)
    }
}
