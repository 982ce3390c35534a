import CGtk
import Gtk
import XCTest

@_spi(Binding) @testable import GLib

@MainActor
final class ConnectHandlerTests: GtkTestCase {
    private final class Capture {}

    func testEndsWithTheObject() throws {
        let boxes = LiveCount.closures
        weak var held: Capture?
        var calls: [String] = []
        let object = try XCTUnwrap(g_object_ref_sink(gtk_label_new("")))
        do {
            let capture = Capture()
            held = capture
            connectHandler(to: "notify::label", of: object) {
                calls.append("notify")
                withExtendedLifetime(capture) {}
            }
        }
        gtk_label_set_text(OpaquePointer(object), "text")
        XCTAssertEqual(calls, ["notify"])
        XCTAssertNotNil(held)
        XCTAssertEqual(LiveCount.closures, boxes + 1)
        g_object_unref(object)
        XCTAssertNil(held)
        XCTAssertEqual(LiveCount.closures, boxes)
    }
}
