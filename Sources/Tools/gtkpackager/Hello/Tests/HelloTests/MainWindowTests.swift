@_exported import GtkTesting
import HelloModel
import XCTest

@testable import Hello

@MainActor
final class MainWindowTests: GtkTestCase {
    func testWelcomesByName() {
        let window = MainWindow(application: nil, viewModel: WelcomeViewModel())
        let user = User(window)
        XCTAssertEqual(window.welcome.label, "Welcome!")
        user.click(window.entry)
        user.type("Ada")
        wait { window.welcome.label == "Welcome, Ada!" }
        window.assertAccessible()
    }

    func testLeavesNothingBehind() {
        assertFreed {
            let window = MainWindow(application: nil, viewModel: WelcomeViewModel())
            window.present()
            window.close()
            return window
        }
    }
}
