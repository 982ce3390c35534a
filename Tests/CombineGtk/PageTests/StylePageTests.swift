import CombineGtk
import GtkTesting
import TestSupport
import XCTest

/// Tests of the example and the picture on the page "Style and appearance".
///
/// If `COMBINEGTK_README_PICTURES` is set, they also write the picture to `Resources/Screenshots`.
@MainActor
final class StylePageTests: GtkTestCase {
    func testReminderBecomesUrgent() throws {
        let application = Application(applicationID: nil)
        application.appearance = .modern
        defer { application.appearance = .theme }
        try LettersWindow.addStyle(to: try XCTUnwrap(Display.default))
        let unread = CurrentValueRelay(2)
        let window = LettersWindow(unread: unread)
        window.present()
        let reminder = try XCTUnwrap(window.descendants(of: Label.self).first { $0.hasCSSClass("reminder") })
        wait { reminder.isMapped && reminder.width > 0 }
        let usual = reminder.styleContext.color
        unread.accept(3)
        wait { reminder.styleContext.color != usual }
        window.assertAccessible()
        if ProcessInfo.processInfo.environment["COMBINEGTK_README_PICTURES"] != nil {
            let image = try XCTUnwrap(window.image())
            try image.saveToPNG(SourceFolder.package.appending(path: "Resources/Screenshots/letters.png").path())
        }
        window.destroy()
    }
}
