import CombineGtk
import GtkTesting
import XCTest

/// Tests that preventing a logout doesn't retain a window. `DesktopTests` test the method with a session manager.
@MainActor
final class InhibitLogoutTests: GtkTestCase {
    func testReleasesWindow() throws {
        let application = Application(applicationID: nil, flags: .nonUnique)
        try application.register()
        let hasChanges = CurrentValueRelay(true)
        assertFreed {
            let window = ApplicationWindow(application: application)
            window.inhibitLogout(when: hasChanges, because: "The letter isn't saved.")
            window.present()
            hasChanges.accept(false)
            hasChanges.accept(true)
            window.close()
            return window
        }
    }

    func testDisposingEndsInhibition() throws {
        let stream = PassthroughSubject<Bool, Never>()
        let window = Window()
        let inhibition = window.inhibitLogout(when: stream, because: "The letter isn't saved.")
        // Without an application, the method has no effect.
        stream.send(true)
        XCTAssertEqual(window.cancellables.count, 1)
        inhibition.dispose()
        XCTAssertEqual(window.cancellables.count, 0)
    }
}
