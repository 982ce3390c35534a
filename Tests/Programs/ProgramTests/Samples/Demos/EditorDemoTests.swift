import CombineGtk
import XCTest

@MainActor
final class EditorDemoTests: GtkTestCase {
    private func start() throws -> (EditorApplication, EditorWindow) {
        let application = EditorApplication(flags: [.nonUnique, .handlesOpen])
        try application.register()
        application.emitActivate()
        return (application, try XCTUnwrap(application.windows.first as? EditorWindow))
    }

    private func status(_ window: EditorWindow) -> String { window.status.visibleText }

    func testStartsWithAMenubarAndAWindow() throws {
        let (application, window) = try start()
        let user = User(window)
        XCTAssertEqual(application.menubar?.itemCount, 3)
        let bar = try XCTUnwrap(window.first(PopoverMenuBar.self))
        XCTAssertTrue(bar.visibleText.hasPrefix("Application Prefer Dark Theme"), bar.visibleText)
        XCTAssertFalse(window.infobar.isVisible)
        user.click(window.text)
        user.type("one\ntwo")
        wait { status(window) == "Cursor at row 1 column 3 - 7 chars in document" }
        user.press(.left)
        wait { status(window) == "Cursor at row 1 column 2 - 7 chars in document" }
        _ = try WindowPixels(window, "editor")
    }

    func testActionsReportTheirEffect() throws {
        let (application, window) = try start()
        let user = User(window)
        XCTAssertTrue(window.activateAction("win.color", argument: Variant("green")))
        XCTAssertEqual(window.message.label, "You set the action “color” to 'green'.")
        wait { window.infobar.first(Button.self)?.height ?? 0 > 0 }
        _ = try WindowPixels(window, "editor-message")
        user.click(try XCTUnwrap(window.first(Button.self, labelled: "OK")))
        wait { !window.infobar.isVisible }
        user.press("b", modifiers: .control)
        wait { window.message.label == "You set the action “bold” to true." }
        application.activateAction("dark")
        XCTAssertEqual(Gtk.Settings.default?.isDark, true)
        application.activateAction("dark")
        XCTAssertEqual(Gtk.Settings.default?.isDark, false)
    }

    func testNewWindowsAboutAndQuit() throws {
        let (application, window) = try start()
        User(window).press("n", modifiers: .control)
        wait { application.windows.count == 2 }
        application.activateAction("about")
        wait { application.windows.contains { $0 is AboutDialog } || openWindows.contains { $0 is AboutDialog } }
        application.activateAction("quit")
        XCTAssertEqual(application.windows.count, 0)
    }

    func testOpensFiles() throws {
        let (application, _) = try start()
        let folder = FileManager.default.temporaryDirectory.appending(path: "editor-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("content".utf8).write(to: folder.appending(path: "good.txt"))
        try Data([0xFF, 0xFE]).write(to: folder.appending(path: "bad.txt"))
        let files = ["good.txt", "bad.txt", "missing.txt"].map { File(path: folder.appending(path: $0).path) }
        application.emitOpen(files, hint: "")
        let windows = application.windows.compactMap { $0 as? EditorWindow }
        XCTAssertEqual(windows.count, 4)
        let good = try XCTUnwrap(windows.first { $0.title == "good.txt" })
        XCTAssertEqual(good.text.buffer.text, "content")
        let messages = windows.map(\.message.label)
        XCTAssertEqual(messages.count { $0.contains("bad.txt” isn't text in UTF-8") }, 1)
        XCTAssertEqual(messages.count { $0.contains("missing.txt” cannot be read: ") }, 1)
    }

    func testIsReleased() {
        assertFreed {
            let application = EditorApplication(flags: [.nonUnique, .handlesOpen])
            application.activate.after.sink(on: application) { application in application.activateAction("quit") }
            XCTAssertEqual(application.run(["editor"]), 0)
            return application
        }
    }
}
