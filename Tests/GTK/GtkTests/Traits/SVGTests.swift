#if GTK4_22
import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of SVG pictures and of other new API in GTK 4.22 and 4.24.
@MainActor
final class SVGTests: GtkTestCase {
    private static let picture = Bytes(
        Array(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><rect width="24" height="16" fill="red"/></svg>"#
                .utf8
        )
    )

    func testAnImageIsReadAndWritten() throws {
        let svg = SVG(bytes: Self.picture)
        XCTAssertEqual([svg.intrinsicWidth, svg.intrinsicHeight], [24, 16])
        XCTAssertEqual(svg.stateNames, [])
        XCTAssertEqual(SVG(bytes: svg.serialize()).intrinsicWidth, 24)
    }

    func testAnImageIsDrawn() throws {
        let svg = SVG(bytes: Self.picture)
        let image = Picture(paintable: svg)
        let window = Window()
        window.child = image
        window.present()
        wait { image.isMapped }
        window.destroy()
    }

    func testAnImageIsFreed() {
        assertFreed { SVG(bytes: Self.picture) }
    }

    func testAPopoverOpensNextToAnyWidget() {
        let bin = PopoverBin()
        // GTK 4.24.1 reports a popover in a window without a focused widget as critical.
        bin.child = Button(label: "anything")
        let popover = Popover()
        popover.child = Label(label: "details")
        bin.popover = popover
        let window = Window()
        window.child = bin
        window.present()
        wait { bin.isMapped }
        bin.popup()
        wait { popover.isMapped }
        bin.popdown()
        wait { !popover.isMapped }
        window.destroy()
    }

    // MARK: Newer requirements

    func testCCallsASwiftClassToDrawWithAWeight() {
        let paintable = WeighedPaintable()
        draw(paintable, weight: 700)
        XCTAssertEqual(paintable.weights, [700])
    }

    func testAClassThatDrawsWithoutAWeightIsCalled() {
        let paintable = PlainPaintable()
        draw(paintable, weight: 700)
        XCTAssertEqual(paintable.count, 1)
    }

    private func draw(_ paintable: any SymbolicPaintable, weight: Double) {
        let snapshot = Snapshot()
        gtk_symbolic_paintable_snapshot_with_weight(
            OpaquePointer(paintable.pointer),
            OpaquePointer(snapshot.pointer),
            16,
            16,
            nil,
            0,
            weight
        )
    }

    func testAnAccessibleHasAnIDIfItReturnsOne() {
        func asked(_ accessible: any Accessible) -> String? {
            guard let text = gtk_accessible_get_accessible_id(OpaquePointer(accessible.pointer)) else { return nil }
            defer { g_free(text) }
            return String(cString: text)
        }
        XCTAssertEqual(asked(NamedAccessible()), "the bar")
    }

    #if GTK4_24
    func testAListOfAnEnumeration() {
        let list = EnumList(enumType: Orientation.self)
        XCTAssertEqual(list.itemCount, 2)
        XCTAssertEqual(list.find(Orientation.vertical.rawValue), 1)
        XCTAssertEqual((list.object(1) as? EnumListItem)?.nick, "vertical")
    }
    #endif
}

private final class PlainPaintable: Object, SymbolicPaintable {
    var count = 0

    func snapshotSymbolic(_ snapshot: Gdk.GdkSnapshot, width: Double, height: Double, colors: [RGBA]) { count += 1 }
    func snapshot(_ snapshot: Gdk.GdkSnapshot, width: Double, height: Double) {}
}

private final class WeighedPaintable: Object, SymbolicPaintable {
    var weights: [Double] = []

    func snapshotSymbolic(_ snapshot: Gdk.GdkSnapshot, width: Double, height: Double, colors: [RGBA]) {}
    func snapshot(_ snapshot: Gdk.GdkSnapshot, width: Double, height: Double) {}
    func snapshot(
        _ snapshot: Gdk.GdkSnapshot,
        width: Double,
        height: Double,
        colors: [RGBA],
        withWeight weight: Double
    ) {
        weights.append(weight)
    }
}

private final class NamedAccessible: Object, Accessible {
    @GObjectProperty var accessibleRole = AccessibleRole.group
    var atContext: ATContext? { nil }
    var accessibleParent: (any Accessible)? { nil }
    var firstAccessibleChild: (any Accessible)? { nil }
    var nextAccessibleSibling: (any Accessible)? { nil }
    var accessibleID: String? { "the bar" }
}
#endif
