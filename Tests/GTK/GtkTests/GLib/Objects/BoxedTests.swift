import CGtk
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

@MainActor
final class BoxedTests: GtkTestCase {
    func testATransferredValueIsFreedOnce() {
        let before = (LiveCount.boxed, CountedRecord.copies, CountedRecord.frees)
        func use() {
            let record: CountedRecord = convertPointer(g_malloc0(8), .full, "test")
            XCTAssertEqual(LiveCount.boxed, before.0 + 1)
            withExtendedLifetime(record) {}
        }
        use()
        XCTAssertEqual(LiveCount.boxed, before.0)
        XCTAssertEqual(CountedRecord.copies, before.1)
        XCTAssertEqual(CountedRecord.frees, before.2 + 1)
    }

    func testAValueThatCKeepsIsCopied() {
        let before = (CountedRecord.copies, CountedRecord.frees)
        let original = g_malloc0(8)
        func use() {
            let record: CountedRecord? = convertOptional(original, .none)
            XCTAssertNotEqual(record?.pointer, original)
        }
        use()
        XCTAssertEqual(CountedRecord.copies, before.0 + 1)
        XCTAssertEqual(CountedRecord.frees, before.1 + 1)
        g_free(original)
    }

    func testAValueReleasedOnAnotherThreadIsFreedOnTheMainThread() {
        let before = CountedRecord.frees
        CountedRecord.wasFreedOnMainThread = false
        func handOver() {
            let lastReference = Holder(convertPointer(g_malloc0(8), .full, "test") as CountedRecord)
            onAnotherThread { lastReference.drop() }
        }
        handOver()
        wait { CountedRecord.frees == before + 1 }
        XCTAssertTrue(CountedRecord.wasFreedOnMainThread)
    }

    func testACopyForAConsumingParameter() {
        let before = (CountedRecord.copies, CountedRecord.frees)
        let record: CountedRecord = convertPointer(g_malloc0(8), .full, "test")
        let copy = record.copiedPointer
        XCTAssertNotEqual(copy, record.pointer)
        XCTAssertEqual(CountedRecord.copies, before.0 + 1)
        XCTAssertEqual(CountedRecord.frees, before.1)
        g_free(copy)
    }

    func testWrappersOfTheSamePointerAreEqual() {
        let first = Bytes([1])
        // This type is reference-counted, so a copy has the same address.
        let second: Bytes = convertPointer(first.pointer, .none, "test")
        XCTAssertFalse(first === second)
        XCTAssertEqual(first, second)
        XCTAssertEqual(Set([first, second]).count, 1)
        XCTAssertNotEqual(first, Bytes([1]))
    }

    func testAsAProperty() throws {
        let label = Label(label: "text")
        XCTAssertNil(try label.value(forProperty: "attributes", as: AttrList?.self))
        let attributes = AttrList()
        attributes.insert(Attribute.weight(.bold))
        try label.setValue(attributes, forProperty: "attributes")
        let found: AttrList = label.property("attributes")
        XCTAssertEqual(found, attributes)
        XCTAssertNotEqual(found, AttrList())
        try label.setValue(nil as AttrList?, forProperty: "attributes")
        XCTAssertNil(label.property("attributes") as AttrList?)
        XCTAssertThrowsError(try label.setValue(attributes, forProperty: "label"))
        XCTAssertThrowsError(try label.value(forProperty: "attributes", as: Gdk.GdkRectangle.self))
    }

    func testAsAValue() throws {
        let bytes = Bytes([1])
        let value = try Value(bytes)
        XCTAssertEqual(value.typeName, "GBytes")
        XCTAssertEqual(try value.get(as: Bytes.self), bytes)
        XCTAssertThrowsError(try value.get(as: Int.self))
        XCTAssertThrowsError(try Value(type: Bytes.valueType).get(as: Bytes.self))
        XCTAssertThrowsError(try Value(nil as Bytes?).get(as: AttrList.self))
    }

    func testAStructByValue() throws {
        var rectangle = Gdk.GdkRectangle(x: 1, y: 2, width: 3, height: 4)
        rectangle.x = 9
        let value = try Value(rectangle)
        XCTAssertEqual(value.typeName, "GdkRectangle")
        XCTAssertEqual(try value.get(as: Gdk.GdkRectangle.self), rectangle)
        XCTAssertNil(try Value(type: gdk_rectangle_get_type()).get(as: Gdk.GdkRectangle?.self))
        XCTAssertThrowsError(try Value(5).get(as: Gdk.GdkRectangle.self))
        let kept: Gdk.GdkRectangle = withUnsafePointer(to: rectangle.cValue) { convertPointer($0, .none, "test") }
        XCTAssertEqual(kept.x, 9)
        let growth = heapGrowth {
            let copy = withUnsafePointer(to: rectangle.cValue) { g_boxed_copy(gdk_rectangle_get_type(), $0) }
            let handedOver: Gdk.GdkRectangle? = convertOptional(copy, .full)
            XCTAssertEqual(handedOver, rectangle)
        }
        XCTAssertLessThan(growth, 50_000)
    }

    func testAStructWithoutAGType() {
        let growth = heapGrowth {
            let pointer = g_malloc0(gsize(MemoryLayout<CGtk.PangoRectangle>.size))
            pointer?.storeBytes(of: 5, toByteOffset: 8, as: Int32.self)
            let extents: Pango.PangoRectangle = convertPointer(pointer, .full, "test")
            XCTAssertEqual(extents.width, 5)
        }
        XCTAssertLessThan(growth, 50_000)
    }

    func testBytes() {
        let before = LiveCount.boxed
        func use() {
            let bytes = Bytes([1, 2, 3])
            XCTAssertEqual(bytes.count, 3)
            XCTAssertEqual(bytes.array, [1, 2, 3])
            XCTAssertEqual(bytes.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } }, 6)
            XCTAssertEqual(Bytes([]).array, [])
            let shared: Bytes = convertPointer(OpaquePointer(bytes.pointer), .none, "test")
            XCTAssertEqual(shared, bytes)
        }
        use()
        XCTAssertEqual(LiveCount.boxed, before)
        XCTAssertLessThan(heapGrowth { _ = Bytes([UInt8](repeating: 0, count: 1_000)).array }, 100_000)
    }
}

/// Retains an object until a thread releases it.
//
// `@unchecked Sendable`: the test waits for the other thread.
private final class Holder: @unchecked Sendable {
    private var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }

    func drop() {
        object = nil
    }
}
