@_exported import GtkTesting
import XCTest

@testable import Hello

@MainActor
final class HelloWindowTests: GtkTestCase {
    func testGreetsByName() {
        let window = HelloWindow(application: nil)
        let user = User(window)
        XCTAssertEqual(window.greeting.label, "Hello!")
        user.click(window.entry)
        user.type("Ada")
        wait { window.greeting.label == "Hello, Ada!" }
        window.assertAccessible()
    }

    func testLeavesNothingBehind() {
        assertFreed {
            let window = HelloWindow(application: nil)
            window.present()
            window.close()
            return window
        }
    }
}
