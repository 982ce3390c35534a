#if DEBUG
import CGtk
import CombineGtk
import GLib
import XCTest

/// Tests of the descriptions of Swift objects in log messages of C libraries.
@MainActor
final class LogObjectsTests: GtkTestCase {
    private func address(_ pointer: UnsafeMutableRawPointer) -> String {
        "0x" + String(UInt(bitPattern: pointer), radix: 16)
    }

    func testNamesTheObjectAtAnAddress() {
        let line = #line + 1
        let label = Label(label: "Text")
        label.widgetName = "title"
        let address = address(label.pointer)
        let described = LogObjects.descriptions(for: "GtkLabel \(address) reported min width 5, (\(address))")
        XCTAssertEqual(described, "    \(address) is Label \"title\", created in LogObjectsTests.swift:\(line)")
        XCTAssertNil(LogObjects.descriptions(for: "Nothing is at 0x10"))
    }

    func testNamesTheContainerOfAPart() {
        let window = Gtk.Window()
        let scale = Scale(orientation: .horizontal)
        window.child = scale
        window.present()
        guard let part = gtk_widget_get_first_child(scale.pointer.assumingMemoryBound(to: GtkWidget.self)) else {
            return XCTFail("The scale has no part.")
        }
        let described = LogObjects.descriptions(for: "GtkGizmo \(address(UnsafeMutableRawPointer(part))) is too small")
        XCTAssertTrue(
            described?.contains(" is a part of Scale, created in LogObjectsTests.swift:") == true,
            "\(described ?? "")"
        )
    }

    func testNamesTheOnlyObjectOfAClass() {
        let frame = AspectFrame(properties: [:])
        let described = LogObjects.descriptions(for: "GtkAspectFrame: the ratio is wrong")
        XCTAssertTrue(
            described?.hasPrefix("    The only GtkAspectFrame with a Swift object is AspectFrame, created in") == true
        )
        let other = AspectFrame(properties: [:])
        XCTAssertNil(LogObjects.descriptions(for: "GtkAspectFrame: the ratio is wrong"))
        withExtendedLifetime((frame, other)) {}
    }

    func testTheLogContainsTheDescription() {
        assertTraps(saying: "is broken", "is Label, created in LogObjectsTests.swift:") {
            let label = Label(label: "Text")
            Log.write(.error, "GtkLabel \(address(label.pointer)) is broken", domain: "Gtk")
        }
    }
}
#endif
