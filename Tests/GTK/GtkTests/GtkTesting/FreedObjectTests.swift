import Combine
import GLib
import Gtk
import GtkTesting
import XCTest

@MainActor
final class FreedObjectTests: GtkTestCase {
    func testReleasedObjectPasses() {
        assertFreed { Button(label: "Gone") }
        assertFreed {
            let window = Window()
            window.child = Button(label: "Gone too")
            window.present()
            window.destroy()
            return window
        }
    }

    func testObjectReleasedLaterPasses() {
        assertFreed {
            let button = Button(label: "Later")
            Task { @MainActor in withExtendedLifetime(button) {} }
            return button
        }
    }

    func testLeakedObjectFails() {
        let button = Button(label: "Kept")
        let connection = button.clicked.sink {}
        let failures = collectFailures { assertFreed(within: .milliseconds(20)) { button } }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(
            failures[0].contains("leaked: Button (GtkButton) has 1 C references")
                && failures[0].contains("1 connections"),
            failures[0]
        )
        connection.cancel()
    }

    func testLeakedPlainObjectFails() {
        final class Model {}
        let model = Model()
        let failures = collectFailures { assertFreed(within: .milliseconds(20)) { model } }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures[0].contains("leaked: Model"), failures[0])
        assertFreed { Model() }
    }

    func testNoLeaks() {
        assertNoLeaks {
            let window = Window()
            let button = Button(label: "Gone")
            window.child = button
            button.clicked.sink { [window] in window.close() }.store(in: &button.cancellables)
            let user = User(window)
            user.click(button)
        }
    }

    func testCountsLeaks() {
        var kept: (Button, AnyCancellable)?
        let failures = collectFailures {
            assertNoLeaks(within: .milliseconds(20)) {
                let button = Button(label: "Kept")
                kept = (button, button.clicked.sink {})
            }
        }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures[0].contains("leaked: objects "), failures[0])
        withExtendedLifetime(kept) {}
    }
}
