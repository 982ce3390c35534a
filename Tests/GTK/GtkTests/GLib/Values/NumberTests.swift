import CGtk
@_spi(Binding) import GLib
import Gtk
import GtkTesting
import XCTest

/// Tests of the conversion of numbers. A number that C returns never stops the program.
@MainActor
final class NumberTests: GtkTestCase {
    func testUnsignedNumbersOf64Bits() throws {
        let info = FileInfo()
        for number in [0, 1 << 63, UInt64.max] {
            info.setAttribute("unix::inode", to: number)
            XCTAssertEqual(info.unsignedInteger(forAttribute: "unix::inode"), number)
        }
    }

    func testIntegersOfEachWidthHaveOneName() {
        let info = FileInfo()
        info.setAttribute("unix::mode", to: UInt32.max)
        info.setAttribute("test::offset", to: Int32.min)
        info.setAttribute("test::time", to: Int64.min)
        info.setAttribute("unix::inode", to: 7 as UInt64)
        XCTAssertEqual(info.integer(forAttribute: "unix::mode"), Int(UInt32.max))
        XCTAssertEqual(info.integer(forAttribute: "test::offset"), Int(Int32.min))
        XCTAssertEqual(info.integer(forAttribute: "test::time"), Int(Int64.min))
        XCTAssertEqual(info.integer(forAttribute: "unix::inode"), 7)
        XCTAssertEqual(info.integer(forAttribute: "test::none"), 0)
    }

    func testAValueOfUnsignedNumbers() throws {
        let value = try Value(UInt64.max)
        XCTAssertEqual(value.typeName, "guint64")
        XCTAssertEqual(try value.get(as: UInt64.self), .max)
        XCTAssertThrowsError(try value.get(as: Int.self)) {
            XCTAssertEqual("\($0)", "18446744073709551615 doesn't fit in Int")
        }
        XCTAssertEqual(try Value(7).get(as: UInt64.self), 7)
        XCTAssertThrowsError(try Value(-7).get(as: UInt64.self))
    }

    func testTheGreatestLongIsTheGreatestInt() throws {
        let value = Value(type: FundamentalType.unsignedLong)
        g_value_set_ulong(value.pointer, .max)
        XCTAssertEqual(try value.get(as: Int.self), .max)
    }

    func testANumberThatConvertsExactlyIsConverted() throws {
        let label = Label(properties: ["xalign": 0, "yalign": 1, "width-chars": 12.0])
        XCTAssertEqual(label.xalign, 0)
        XCTAssertEqual(label.yalign, 1)
        XCTAssertEqual(label.widthCharacters, 12)
        let adjustment = Adjustment(properties: ["upper": 100, "value": 7])
        XCTAssertEqual(adjustment.value, 7)
        // The property's type can't represent the number.
        assertTraps(saying: "GtkLabel.width-chars: expected gint, found Double") {
            _ = Label(properties: ["width-chars": 0.5])
        }
        assertTraps(saying: "GtkLabel.xalign: 16777217 doesn't fit in gfloat") {
            _ = Label(properties: ["xalign": 16_777_217])
        }
    }

    func testAMissingArrayIsNull() {
        XCTAssertNil(TemporaryArray<gint>(nil).pointer)
        let empty = TemporaryArray<gint>([])
        XCTAssertNotNil(empty.pointer)
        empty.free()
        let array = TemporaryArray<gint>([1, 2])
        XCTAssertEqual(array.pointer.map { [$0[0], $0[1]] }, [1, 2])
        array.free()
    }

    /// With nil, GTK removes its palettes. With an empty array, it adds an empty palette.
    func testAMissingPaletteIsNotAnEmptyPalette() {
        let (without, empty) = (ColorChooserWidget(), ColorChooserWidget())
        without.addPalette(.horizontal, colorsPerLine: 2, colors: nil)
        empty.addPalette(.horizontal, colorsPerLine: 2, colors: [])
        XCTAssertLessThan(widgets(in: without), widgets(in: empty))
    }

    private func widgets(in widget: Widget) -> Int {
        var count = 1
        var child = widget.firstChild
        while let current = child {
            count += widgets(in: current)
            child = current.nextSibling
        }
        return count
    }
}
