import CGtk
import CXTest
import Gtk
import XCTest

@testable import GtkTesting

/// Tests of the users that can open the display of the tests.
@MainActor
final class HeadlessDisplayTests: GtkTestCase {
    private func authorityFile() throws -> String {
        guard g_getenv("COMBINEGTK_TEST_DISPLAY") == nil else { throw XCTSkip("the display is the desktop's") }
        return String(cString: try XCTUnwrap(g_getenv("XAUTHORITY")))
    }

    /// Returns a Boolean value that indicates whether a client with another authority file can open the display.
    private func opens(with authorityFile: String) throws -> Bool {
        let name = try XCTUnwrap(Display.default?.name)
        let former = try self.authorityFile()
        g_setenv("XAUTHORITY", authorityFile, 1)
        defer { g_setenv("XAUTHORITY", former, 1) }
        guard let connection = XOpenDisplay(name) else { return false }
        XCloseDisplay(connection)
        return true
    }

    func testOpensWithSecret() throws {
        XCTAssertTrue(try opens(with: try authorityFile()))
        XCTAssertNotNil(InputDevices.shared)
    }

    func testRejectsClientsWithoutSecret() throws {
        XCTAssertFalse(try opens(with: "/nonexistent"))
        let directory = try PrivateDirectory()
        let other = directory.path + "/other"
        XCTAssertTrue(FileManager.default.createFile(atPath: other, contents: Data(AuthorityFile.contents().bytes)))
        XCTAssertFalse(try opens(with: other))
    }

    func testOtherUsersCannotReadSecret() throws {
        let file = try authorityFile()
        let directory = (file as NSString).deletingLastPathComponent
        XCTAssertEqual(try permissions(file), 0o600)
        XCTAssertEqual(try permissions(directory), 0o700)
        guard geteuid() == 0 else { throw XCTSkip("only root can act as another user") }
        XCTAssertEqual(seteuid(65534), 0)
        let canRead = FileManager.default.contents(atPath: file) != nil
        let canOpen = Result { try opens(with: file) }
        XCTAssertEqual(seteuid(0), 0)
        XCTAssertFalse(canRead)
        XCTAssertFalse(try canOpen.get())
    }

    // MARK: Window managers

    func testWindowManagerMaximizesWindows() throws {
        guard CompanionProcess.isInstalled("openbox") else { throw XCTSkip("openbox is not installed") }
        assertExitsCleanly(withDisplay: false) {
            HeadlessDisplay.windowManager = "openbox"
            try HeadlessDisplay.start()
            XCTAssertEqual(InputDevices.shared?.hasWindowManager, true)
            let window = Gtk.Window()
            let button = Button(label: "Click")
            window.child = button
            let user = User(window)
            window.maximize()
            wait { window.isMaximized && window.width >= HeadlessDisplay.size.width }
            var clicks = 0
            let connection = button.clicked.sink { clicks += 1 }
            user.click(button)
            XCTAssertEqual(clicks, 1)
            connection.cancel()
            window.destroy()
        }
    }

    func testMissingWindowManagerIsAnError() {
        assertExitsCleanly(withDisplay: false) {
            HeadlessDisplay.windowManager = "no-such-window-manager"
            let missing = HeadlessDisplayError.windowManagerNotInstalled(name: "no-such-window-manager")
            XCTAssertThrowsError(try HeadlessDisplay.start()) { XCTAssertEqual($0 as? HeadlessDisplayError, missing) }
            XCTAssertTrue("\(missing)".contains("no-such-window-manager for the tests is not installed"))
        }
    }

    // MARK: The end

    func testProcessCanExitOnAnotherThread() {
        assertExitsCleanly(withDisplay: false) {
            Self.exitSlowly()
            try HeadlessDisplay.start()
            let window = Gtk.Window()
            window.present()
            wait { window.isMapped }
            Thread.detachNewThread { exit(0) }
            _ = MainContext.pump(for: .seconds(60)) { false }
            XCTFail("the process didn't exit")
        }
    }

    /// Delays the end of the process after the server has stopped. A running main loop would notice that.
    private nonisolated static func exitSlowly() {
        // Handlers run in reverse order.
        atexit { usleep(200_000) }
    }

    func testFileFormat() {
        let bytes = AuthorityFile.contents().bytes
        XCTAssertEqual(bytes.prefix(8), [0xFF, 0xFF, 0, 0, 0, 0, 0, 18])
        XCTAssertEqual(String(decoding: bytes[8..<26], as: UTF8.self), "MIT-MAGIC-COOKIE-1")
        XCTAssertEqual(bytes[26..<28], [0, 16])
        XCTAssertEqual(bytes.count, 44)
        XCTAssertNotEqual(AuthorityFile.contents().bytes, bytes)
    }

    private func permissions(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try XCTUnwrap(attributes[.posixPermissions] as? Int)
    }
}

extension [CChar] {
    fileprivate var bytes: [UInt8] { map { UInt8(bitPattern: $0) } }
}
