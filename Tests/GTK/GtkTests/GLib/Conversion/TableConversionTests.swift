import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of hash tables with string keys, in both directions, and of their deallocation.
@MainActor
final class TableConversionTests: GtkTestCase {
    /// The number of times that a table has freed a value.
    private nonisolated(unsafe) static var freed = 0

    /// Returns a table that counts its freed values.
    private func countedTable() -> OpaquePointer? {
        let table = g_hash_table_new_full(
            g_str_hash,
            g_str_equal,
            g_free,
            { value in
                TableConversionTests.freed += 1
                g_free(value)
            }
        )
        g_hash_table_insert(table, g_strdup("user"), g_strdup("Ada"))
        g_hash_table_insert(table, g_strdup("größe"), g_strdup(""))
        return table
    }

    func testStringsWithoutTransfer() {
        TableConversionTests.freed = 0
        let table = countedTable()
        XCTAssertEqual(convertTable(UnsafeRawPointer(table), .none, .string, .string), ["user": "Ada", "größe": ""])
        XCTAssertEqual(TableConversionTests.freed, 0)
        freeTable(table)
        XCTAssertEqual(TableConversionTests.freed, 2)
    }

    func testStringsWithTransfer() {
        TableConversionTests.freed = 0
        XCTAssertEqual(
            convertTable(UnsafeRawPointer(countedTable()), .full, .string, .string as ContainerElement<String>).count,
            2
        )
        XCTAssertEqual(TableConversionTests.freed, 2)
        XCTAssertEqual(
            convertTable(UnsafeRawPointer(countedTable()), .container, .string, .string as ContainerElement<String>)
                .count,
            2
        )
        XCTAssertEqual(TableConversionTests.freed, 4)
    }

    func testANullTable() {
        XCTAssertEqual(convertTable(nil, .full, .string, .string), [:] as [String: String])
        XCTAssertNil(temporaryTable(nil as [String: String]?, "test", .string, .string))
        freeTable(nil)
    }

    func testStringsRoundTrip() {
        let texts = ["": "nothing", "user": "Ada", "größe": "12 €"]
        let table = temporaryTable(texts, "test", .string, .string)
        // C code may retain a table that was passed to it.
        g_hash_table_ref(table)
        freeTable(table)
        XCTAssertEqual(convertTable(UnsafeRawPointer(table), .full, .string, .string), texts)
    }

    func testNumbersRoundTrip() throws {
        func check<Key: Hashable, Value: Equatable>(
            _ entries: [Key: Value],
            _ keys: ContainerElement<Key>,
            _ values: ContainerElement<Value>,
            line: UInt = #line
        ) {
            let table = UnsafeRawPointer(temporaryTable(entries, "test", keys, values))
            XCTAssertEqual(convertTable(table, .full, keys, values), entries, line: line)
        }
        check(["none": 0, "one": 1, "all": -1], .string, .integer(gint.self))
        check([Int(Int32.min): 255, 0: 0, -1: 1], .integer(gint.self), .integer(guint8.self))
        check(["least": Int.min, "most": Int.max], .fileName, .integerAddress(gint64.self))
        check(["most": UInt64.max, "none": 0], .string, .unsigned64Address)
        check(["half": 0.5, "infinite": -.infinity], .string, .doubleAddress)
        check(["half": 0.5], .string, .floatAddress)
        check(["yes": true, "no": false], .string, .bool)
        check(["heart": "♥", "none": "\0"] as [String: Unicode.Scalar], .string, .character)
        check([String.valueType: Int.valueType], .type, .type)
        check(["a": Orientation.vertical], .string, .enumeration({ .init(rawValue: $0) }, \.rawValue))
        check(["outer": ["inner": 1], "empty": [:]], .string, .table(.string, .integer(gint.self)))
        let values = UnsafeRawPointer(temporaryTable(["a": try Value("text")], "test", .string, .value))
        let copies: [String: Value] = convertTable(values, .full, .string, .value)
        XCTAssertEqual(try copies["a"]?.get(as: String.self), "text")
        let objects = LiveCount.objects
        let label = Label(label: "text")
        let table = UnsafeRawPointer(temporaryTable(["a": label], "test", .string, .object))
        let labels: [String: Label] = convertTable(table, .full, .string, .object)
        XCTAssertTrue(labels["a"] === label)
        XCTAssertEqual(LiveCount.objects, objects + 1)
    }

    func testANumberThatDoesNotFit() {
        assertTraps(saying: "test: 4294967296 doesn't fit in gint") {
            _ = temporaryTable(["a": 1 << 32], "test", .string, .integer(gint.self))
        }
    }
}
