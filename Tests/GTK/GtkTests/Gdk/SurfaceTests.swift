import Gtk
import XCTest

/// Tests of surfaces that a program creates without a widget.
@MainActor
final class SurfaceTests: GtkTestCase {
    func testASurfaceIsUsableAfterItIsDestroyed() throws {
        let surface = GdkSurface(toplevel: try XCTUnwrap(Display.default))
        XCTAssertFalse(surface.isDestroyed)
        surface.destroy()
        surface.destroy()
        XCTAssertTrue(surface.isDestroyed)
    }

    func testADestroyedSurfaceIsFreed() throws {
        let display = try XCTUnwrap(Display.default)
        assertFreed {
            let surface = GdkSurface(toplevel: display)
            surface.destroy()
            return surface
        }
    }
}
