import Combine
import Gtk
import GtkTesting
import XCTest

@MainActor
final class TableTests: GtkTestCase {
    /// A table with 300 rows, whose columns show the number, its double, and its triple.
    private func makeTable() -> (window: Gtk.Window, table: ColumnView) {
        let strings = StringList(strings: (0..<300).map { "\($0)" })
        let table = ColumnView(model: SingleSelection(model: strings))
        for (title, factor) in [("Number", 1), ("Hidden", 2), ("Triple", 3)] {
            let factory = SignalListItemFactory()
            factory.setup.sink { $0.child = Label(label: "") }.store(in: &factory.cancellables)
            factory.bind.sink { item in
                (item.child as? Label)?.label = "\((Int((item.item as? StringObject)?.string ?? "") ?? 0) * factor)"
            }.store(in: &factory.cancellables)
            let column = ColumnViewColumn(title: title, factory: factory)
            column.isVisible = factor != 2
            table.appendColumn(column)
        }
        let scrolled = ScrolledWindow()
        scrolled.child = table
        let window = Gtk.Window()
        window.setDefaultSize(400, height: 300)
        window.child = scrolled
        return (window, table)
    }

    func testFindsCellsByRowAndColumn() throws {
        let (window, table) = makeTable()
        let user = User(window)
        XCTAssertEqual(table.cell(row: 3, column: "Number")?.visibleText, "3")
        XCTAssertEqual(table.cell(row: 3, column: "Triple")?.visibleText, "9")
        XCTAssertEqual(table.cell(row: 3, column: 2)?.visibleText, "9")
        XCTAssertNil(table.cell(row: 3, column: 1), "hidden")
        XCTAssertNil(table.cell(row: 3, column: 3))
        XCTAssertNil(table.cell(row: 3, column: "Hidden"))
        XCTAssertNil(table.cell(row: 300, column: 0))
        XCTAssertNil(table.cell(row: -1, column: 0))
        user.click(try XCTUnwrap(table.cell(row: 4, column: "Triple")))
        XCTAssertEqual((table.model as? SingleSelection)?.selected, 4)
    }

    func testScrollsToRowsOutOfView() throws {
        let (window, table) = makeTable()
        let user = User(window)
        for row in [299, 150, 0, 7] {
            let cell = try XCTUnwrap(table.cell(row: row, column: "Triple"), "row \(row)")
            XCTAssertEqual(cell.visibleText, "\(row * 3)")
            user.click(cell)
            XCTAssertEqual((table.model as? SingleSelection)?.selected, row)
        }
    }

    func testFindsHeadings() throws {
        let (window, table) = makeTable()
        let user = User(window)
        XCTAssertEqual(table.headingTitles, ["Number", "Triple"])
        XCTAssertNil(table.heading("Hidden"))
        user.click(try XCTUnwrap(table.heading("Triple")))
        XCTAssertEqual(table.heading("Triple")?.visibleText, "Triple")
    }

    func testTableIsFreed() {
        assertFreed {
            let (window, table) = makeTable()
            _ = User(window)
            _ = table.cell(row: 200, column: 0)
            window.destroy()
            return table
        }
    }

    // MARK: Calendars

    func testFindsDays() throws {
        let calendar = GtkCalendar()
        let window = Gtk.Window()
        window.child = calendar
        let user = User(window)
        user.choose(CalendarDate(year: 2024, month: 2, day: 10), in: calendar)
        XCTAssertEqual([calendar.year, calendar.month, calendar.day], [2024, 1, 10])
        user.click(try XCTUnwrap(calendar.day(29)))
        XCTAssertEqual(calendar.day, 29)
        XCTAssertEqual(calendar.month, 1)
        XCTAssertNil(calendar.day(30))
        XCTAssertNotNil(calendar.day(CalendarDate(year: 2024, month: 2, day: 1)))
        XCTAssertNil(calendar.day(CalendarDate(year: 2024, month: 3, day: 1)))
        user.choose(CalendarDate(year: 2022, month: 12, day: 31), in: calendar)
        XCTAssertEqual([calendar.year, calendar.month, calendar.day], [2022, 11, 31])
    }
}
