import CGtk
@_spi(Binding) import Gtk
import GtkTestSupport
import GtkTesting
import XCTest

/// Hash tables with texts for keys, both ways, and who frees them.
@MainActor
final class TableConversionTests: GtkTestCase {
    /// The number of times that a table has freed a value.
    private nonisolated(unsafe) static var freed = 0

    /// Returns a table whose freed values count.
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

    func testTextsThatCKeeps() {
        TableConversionTests.freed = 0
        let table = countedTable()
        XCTAssertEqual(convertTextTable(UnsafeRawPointer(table), .none), ["user": "Ada", "größe": ""])
        XCTAssertEqual(TableConversionTests.freed, 0)
        freeTable(table)
        XCTAssertEqual(TableConversionTests.freed, 2)
    }

    func testTextsThatAreHandedOver() {
        TableConversionTests.freed = 0
        XCTAssertEqual(convertTextTable(UnsafeRawPointer(countedTable()), .full).count, 2)
        XCTAssertEqual(TableConversionTests.freed, 2)
        XCTAssertEqual(convertTextTable(UnsafeRawPointer(countedTable()), .container).count, 2)
        XCTAssertEqual(TableConversionTests.freed, 4)
    }

    func testNoTable() {
        XCTAssertEqual(convertTextTable(nil, .full), [:])
        XCTAssertNil(temporaryTable(nil, "test"))
        XCTAssertNil(temporaryTable(numbers: nil, "test"))
        freeTable(nil)
    }

    func testTextsComeBackAsTheyWent() {
        let texts = ["": "nothing", "user": "Ada", "größe": "12 €"]
        let table = temporaryTable(texts, "test")
        // As C does that keeps a table for longer than the call.
        g_hash_table_ref(table)
        freeTable(table)
        XCTAssertEqual(convertTextTable(UnsafeRawPointer(table), .full), texts)
    }

    func testNumbersComeBackAsTheyWent() {
        let numbers = ["none": 0, "one": 1, "all": -1]
        XCTAssertEqual(convertNumberTable(UnsafeRawPointer(temporaryTable(numbers: numbers, "test")), .full), numbers)
    }
}
