import Gtk
import GtkTesting
import XCTest

@MainActor
final class GLibErrorTests: GtkTestCase {
    func testAnErrorFromCIsThrown() {
        XCTAssertThrowsError(try Texture(bytes: Array("no image".utf8))) { error in
            let error = error as? GLibError
            XCTAssertEqual(error?.domain, "gdk-pixbuf-error-quark")
            XCTAssertFalse(error?.message.isEmpty ?? true)
        }
    }

    func testAnErrorContainsTheFileName() throws {
        let window = Window()
        window.defaultWidth = 50
        window.defaultHeight = 50
        window.present()
        wait { window.image() != nil }
        let image = try XCTUnwrap(window.image())
        XCTAssertThrowsError(try image.saveToPNG("/no-such-folder/x.png")) { error in
            let error = error as? GLibError
            XCTAssertEqual(error?.domain, "g-file-error-quark")
            XCTAssertTrue(error?.message.contains("/no-such-folder/x.png") ?? false, "\(String(describing: error))")
        }
        let copy = try Texture(bytes: image.pngBytes())
        XCTAssertEqual(copy.width, image.width)
        XCTAssertEqual(copy.height, image.height)
    }

    func testTheErrorContainsAProgramThatIsNotInstalled() {
        XCTAssertFalse(CompanionProcess.isInstalled("no-such-program"))
        XCTAssertThrowsError(try CompanionProcess(["no-such-program"])) { error in
            XCTAssertTrue("\(error)".contains("no-such-program"), "\(error)")
        }
    }
}
