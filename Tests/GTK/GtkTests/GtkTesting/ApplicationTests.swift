import GLib
import Gtk
import GtkTesting
import XCTest

@MainActor
final class ApplicationTests: GtkTestCase {
    func testUsesApplicationAfterActivation() {
        let application = Application(applicationID: "org.example.GtkTesting")
        var clicks = 0
        let activation = application.activate.sink { [unowned application] in
            let window = ApplicationWindow(application: application)
            let button = Button(label: "Close")
            window.child = button
            button.clicked.sink { [unowned window] in
                clicks += 1
                window.close()
            }.store(in: &button.cancellables)
            let user = User(window)
            user.click(button)
        }
        XCTAssertEqual(application.run(["test"]), 0)
        XCTAssertEqual(clicks, 1)
        activation.cancel()
    }

    func testAnUnregisteredApplicationHasNoConnection() {
        let application = Application(applicationID: "org.example.GtkTesting")
        XCTAssertNil(application.dbusConnection)
        XCTAssertNil(application.dbusObjectPath)
    }
}
