import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of temporary values for the parameters of a C function.
@MainActor
final class ArgumentTests: GtkTestCase {
    func testStringsForEachKindOfParameter() {
        let strings = TemporaryStrings(["usr", "share", "x"], "test: strings")
        defer { strings.free() }
        XCTAssertEqual(strings.count, 3)
        // `char **`, `const char * const *` and `const char **`.
        XCTAssertEqual(g_strv_length(strings.pointer), 3)
        XCTAssertEqual(g_strv_contains(strings.fullyConstantPointer, "share"), 1)
        XCTAssertEqual(strings.constantPointer?[2].map { String(cString: $0) }, "x")
        XCTAssertNil(strings.pointer?[3])
    }

    func testEmptyAndMissingStringArrays() {
        let absent = TemporaryStrings(nil, "test: strings")
        XCTAssertNil(absent.pointer)
        XCTAssertNil(absent.constantPointer)
        XCTAssertNil(absent.fullyConstantPointer)
        absent.free()
        let empty = TemporaryStrings([], "test: strings")
        XCTAssertNotNil(empty.pointer)
        XCTAssertEqual(g_strv_length(empty.pointer), 0)
        empty.free()
    }

    func testStringsThatCOwns() {
        let growth = heapGrowth { g_strfreev(TemporaryStrings([String(repeating: "x", count: 100)], "").pointer) }
        XCTAssertLessThan(growth, 50_000)
    }

    func testPointers() {
        let labels = [Label(label: "a"), Label(label: "b")]
        let pointers = TemporaryPointers(labels.map(\.pointer))
        defer { pointers.free() }
        XCTAssertEqual(pointers.count, 2)
        XCTAssertEqual(pointers.pointer?[1], labels[1].pointer)
        let typed = pointers.bound(to: UnsafeMutablePointer<GtkWidget>?.self)
        XCTAssertEqual(typed?[0].map { UnsafeMutableRawPointer($0) }, labels[0].pointer)
        XCTAssertNil(typed?[2])
        XCTAssertNil(TemporaryPointers(nil).pointer)
    }

    func testLists() {
        let pointers = (0..<3).map { _ in Label(label: "").consumedPointer }
        let list = linkedList(pointers)
        XCTAssertEqual(g_list_length(list), 3)
        XCTAssertEqual(g_list_nth_data(list, 2), pointers[2])
        g_list_free(list)
        let singlyLinked = singlyLinkedList(pointers)
        XCTAssertEqual(g_slist_nth_data(singlyLinked, 0), pointers[0])
        g_slist_free(singlyLinked)
        XCTAssertNil(linkedList([]))
        for pointer in pointers { g_object_unref(pointer) }
    }

    func testACopyOfAValue() {
        let copy = temporaryCopy(Gdk.GdkRectangle(x: 1, y: 2, width: 3, height: 4).cValue as CGtk.GdkRectangle?)
        XCTAssertEqual(copy?.pointee.width, 3)
        copy?.deallocate()
        XCTAssertNil(temporaryCopy(nil as CGtk.GdkRectangle?))
    }

    func testNumbers() {
        let small: Int32 = exactInteger(-5, "Box.spacing")
        XCTAssertEqual(small, -5)
        let largest: UInt32 = exactInteger(Int(UInt32.max), "position")
        XCTAssertEqual(largest, .max)
    }
}
