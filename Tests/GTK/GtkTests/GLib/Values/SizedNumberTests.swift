import CGtk
@_spi(Binding) import GLib
import Gtk
import GtkTesting
import XCTest

/// Tests of Swift numbers with the size of a C type.
@MainActor
final class SizedNumberTests: GtkTestCase {
    func testEachNumberHasItsCType() throws {
        XCTAssertEqual(try Value(-42 as Int32).typeName, "gint")
        XCTAssertEqual(try Value(42 as UInt32).typeName, "guint")
        XCTAssertEqual(try Value(-42 as Int8).typeName, "gchar")
        XCTAssertEqual(try Value(42 as UInt8).typeName, "guchar")
        XCTAssertEqual(try Value(42 as Int64).typeName, "gint64")
        XCTAssertEqual(try Value(0.5 as Float).typeName, "gfloat")
        XCTAssertEqual(try Value(-42 as Int32).get(as: Int32.self), -42)
        XCTAssertEqual(try Value(UInt32.max).get(as: UInt32.self), .max)
        XCTAssertEqual(try Value(Int8.min).get(as: Int8.self), .min)
        XCTAssertEqual(try Value(UInt8.max).get(as: UInt8.self), .max)
        XCTAssertEqual(try Value(Int64.min).get(as: Int64.self), .min)
        XCTAssertEqual(try Value(0.5 as Float).get(as: Float.self), 0.5)
    }

    func testAValueStoresNumbersOfOtherTypes() throws {
        XCTAssertEqual(try Value(42, as: Int32.self).typeName, "gint")
        XCTAssertEqual(try Value(42, as: Float.self).get(as: Double.self), 42)
        XCTAssertEqual(try Value(7 as UInt8).get(as: Int.self), 7)
        XCTAssertEqual(try Value(7).get(as: UInt8.self), 7)
        XCTAssertThrowsError(try Value(256, as: UInt8.self)) { XCTAssertEqual("\($0)", "256 doesn't fit in guchar") }
        XCTAssertThrowsError(try Value(300).get(as: Int8.self)) { XCTAssertEqual("\($0)", "300 doesn't fit in Int8") }
        XCTAssertThrowsError(try Value("a", as: Int32.self)) {
            XCTAssertEqual("\($0)", "expected gint, found String")
        }
        XCTAssertThrowsError(try Value("a").get(as: UInt32.self)) {
            XCTAssertEqual("\($0)", "expected UInt32, found gchararray")
        }
        XCTAssertThrowsError(try Value("a").get(as: Float.self)) {
            XCTAssertEqual("\($0)", "expected Float, found gchararray")
        }
        XCTAssertThrowsError(try Value(true).get(as: Int32.self))
    }

    func testPropertiesOfEachType() throws {
        let numbers = Numbers(properties: ["small": 1, "byte": 2, "int": -3, "unsigned": 4, "long": 5, "huge": 6])
        XCTAssertEqual(numbers.small, 1)
        XCTAssertEqual(numbers.byte, 2)
        XCTAssertEqual(numbers.int, -3)
        XCTAssertEqual(numbers.unsigned, 4)
        XCTAssertEqual(numbers.long, 5)
        XCTAssertEqual(numbers.huge, 6)
        XCTAssertEqual(numbers.float, 0.5)
        let types = try ["small", "byte", "int", "unsigned", "long", "huge", "float"].map {
            try (numbers.value(forProperty: $0) as Value).typeName
        }
        XCTAssertEqual(types, ["gchar", "guchar", "gint", "guint", "gint64", "guint64", "gfloat"])
        var seen: [Int32] = []
        numbers.publisher(for: \.int).sink { seen.append($0) }.store(in: &numbers.cancellables)
        try numbers.setValue(7, forProperty: "int")
        numbers.int = 8
        XCTAssertEqual(seen, [-3, 7, 8])
    }

    func testPropertiesAreConvertedIfTheNumberIsExact() {
        let numbers = Numbers(properties: ["int": 3.0, "small": -1.0 as Float, "huge": 7 as UInt8, "float": 2])
        XCTAssertEqual(numbers.int, 3)
        XCTAssertEqual(numbers.small, -1)
        XCTAssertEqual(numbers.huge, 7)
        XCTAssertEqual(numbers.float, 2)
        assertTraps(saying: "int", "expected gint, found Double") { _ = Numbers(properties: ["int": 1.5]) }
        assertTraps(saying: "small", "128 doesn't fit in gchar") { _ = Numbers(properties: ["small": 128]) }
        assertTraps(saying: "huge", "-1 doesn't fit in guint64") { _ = Numbers(properties: ["huge": -1]) }
        assertTraps(saying: "float", "16777217 doesn't fit in gfloat") {
            _ = Numbers(properties: ["float": 16_777_217])
        }
    }

    func testRangesOfEachType() throws {
        let numbers = Ranged()
        for name in ["small", "byte", "int", "unsigned", "long", "huge", "float"] {
            XCTAssertThrowsError(try numbers.setValue(11, forProperty: name), name)
            try numbers.setValue(10, forProperty: name)
            XCTAssertEqual(try numbers.value(forProperty: name, as: Value.self).number, 10, name)
        }
    }
}

extension Value {
    /// The number that the value contains, as a `Double`.
    fileprivate var number: Double? {
        (try? get(as: Int.self)).map { Double($0) } ?? (try? get(as: Double.self))
    }
}

private final class Numbers: Object {
    @GObjectProperty var small: Int8 = 0
    @GObjectProperty var byte: UInt8 = 0
    @GObjectProperty var int: Int32 = 0
    @GObjectProperty var unsigned: UInt32 = 0
    @GObjectProperty var long: Int64 = 0
    @GObjectProperty var huge: UInt64 = 0
    @GObjectProperty var float: Float = 0.5
}

private final class Ranged: Object {
    @GObjectProperty(range: 1...10) var small: Int8 = 1
    @GObjectProperty(range: 1...10) var byte: UInt8 = 1
    @GObjectProperty(range: 1...10) var int: Int32 = 1
    @GObjectProperty(range: 1...10) var unsigned: UInt32 = 1
    @GObjectProperty(range: 1...10) var long: Int64 = 1
    @GObjectProperty(range: 1...10) var huge: UInt64 = 1
    @GObjectProperty(range: 1...10) var float: Float = 1
}
