import CGtk
import Gtk
import XCTest

@testable import GtkTesting

@MainActor
final class PictureAssertionTests: GtkTestCase {
    private var folder: URL!
    private let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Pictures")
    private let picture = "PictureAssertionTests-\(getpid())"

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        g_setenv("COMBINEGTK_TEST_SCREENSHOTS", folder.path, 1)
    }

    override func tearDown() async throws {
        g_unsetenv("COMBINEGTK_TEST_SCREENSHOTS")
        g_unsetenv("COMBINEGTK_RECORD_PICTURES")
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.removeItem(at: pictures.appendingPathComponent("\(picture).png"))
        // Removes the folder only if it's empty.
        rmdir(pictures.path)
    }

    private func makeWindow(_ text: String) -> (Gtk.Window, Label) {
        let (window, label) = (Gtk.Window(), Label(label: text))
        window.child = label
        window.setDefaultSize(200, height: 100)
        _ = User(window)
        return (window, label)
    }

    private func record(_ widget: Widget) {
        g_setenv("COMBINEGTK_RECORD_PICTURES", "1", 1)
        widget.assertPicture(picture)
        g_unsetenv("COMBINEGTK_RECORD_PICTURES")
    }

    func testEqualPicturePasses() {
        let (window, label) = makeWindow("Hello")
        record(window)
        window.assertPicture(picture, tolerance: .exact)
        label.text = "Hallo"
        let failures = collectFailures { window.assertPicture(picture) }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(failures.first?.contains("differ from the reference picture") == true, "\(failures)")
        for suffix in ["actual", "difference"] {
            XCTAssertTrue(failures.first?.contains("\(folder.path)/\(picture)-\(suffix).png") == true, "\(failures)")
            XCTAssertTrue(FileManager.default.fileExists(atPath: "\(folder.path)/\(picture)-\(suffix).png"))
        }
        window.assertPicture(picture, tolerance: PictureTolerance(pixels: 0.5))
        window.assertPicture(picture, tolerance: PictureTolerance(component: 255, pixels: 0))
    }

    func testWidgetIsComparedAlone() {
        let (window, label) = makeWindow("Hello")
        record(label)
        window.title = "Another title"
        label.assertPicture(picture)
        label.widthRequest = 300
        wait { label.width >= 300 }
        let failures = collectFailures { label.assertPicture(picture) }
        XCTAssertTrue(failures.first?.contains("pixels, but the reference picture") == true, "\(failures)")
    }

    func testMissingReferenceFails() {
        let (window, _) = makeWindow("Hello")
        let failures = collectFailures { window.assertPicture(picture) }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("set COMBINEGTK_RECORD_PICTURES=1") == true, "\(failures)")
        XCTAssertFalse(FileManager.default.fileExists(atPath: pictures.appendingPathComponent("\(picture).png").path))
        XCTAssertEqual(collectFailures { Label(label: "").assertPicture(picture) }.count, 1)
    }

    func testWindowIsFreed() {
        assertFreed {
            let (window, label) = makeWindow("Hello")
            record(window)
            label.text = "Hallo"
            _ = collectFailures { window.assertPicture(picture) }
            window.destroy()
            return window
        }
    }
}
