@_exported import GtkTesting
import XCTest

@testable import Greeting

@MainActor
final class GreetingWindowTests: GtkTestCase {
    func testGreetsByName() {
        let window = GreetingWindow(application: nil)
        let user = User(window)
        user.click(window.entry)
        user.type("Ada")
        wait { window.greeting.label == "Hello, Ada!" }
        user.press(.return)
        wait { window.entry.text == "" }
    }

    func testLeavesNothingBehind() {
        assertFreed {
            let window = GreetingWindow(application: nil)
            window.present()
            window.close()
            return window
        }
    }
}
