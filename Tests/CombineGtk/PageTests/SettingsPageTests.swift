import CombineGtk
import XCTest

/// Tests of statements that the page "Settings" makes about its example.
@MainActor
final class SettingsPageTests: GtkTestCase {
    func testWindowKeepsSettings() {
        let former = DefaultSettings.store
        defer { DefaultSettings.store = former }
        let store = MemorySettings()
        DefaultSettings.store = store
        let window = ConnectionWindow(application: nil)
        let user = User(window)
        XCTAssertEqual(window.server.text, "http://localhost")
        window.server.text = ""
        user.click(window.server)
        user.type("far")
        user.press(.return)
        wait { window.recent.label == "far" }
        XCTAssertEqual(store["server"], "far")
        XCTAssertEqual(store["recent"], ["far"])
        let again = ConnectionWindow(application: nil)
        XCTAssertEqual(again.server.text, "far")
        again.destroy()
    }
}
