import XCTest

@testable import CombineGtk

/// Tests of restoring the columns of tables.
@MainActor
final class RestoredColumnsTests: GtkTestCase {
    private struct Letter: Identifiable, Sendable {
        let id: Int
        var subject: String { "letter \(id)" }
        var sender: String { "sender \(9 - id)" }
    }

    @MainActor
    private final class Letters: ObservableObject {
        @Published var letters = (0..<3).map(Letter.init)
        @Published var sort = [SortKey<Letter>(\.subject)]
    }

    private lazy var letters = Letters()

    private func table(_ store: any SettingsStore, hasSender: Bool = true) -> ColumnView {
        let table = ColumnView(Rows(letters.$letters), sort: Bindable(letters).sort) {
            Column("Betreff", \Letter.subject).id("subject").resizable()
            if hasSender { Column("Absender", \Letter.sender).id("sender").resizable() }
            Column("Nummer", \Letter.id)
        }
        table.restoreColumns(as: "letters", in: store)
        return table
    }

    private func show(_ table: ColumnView) -> User {
        let window = Window()
        window.setDefaultSize(500, height: 200)
        window.child = ScrolledWindow { table }
        return User(window)
    }

    private func ids(_ table: ColumnView, visible: Bool = false) -> [String] {
        table.allColumns.filter { !visible || $0.isVisible }.map(\.storedID)
    }

    func testRestoresColumns() throws {
        let store = MemorySettings()
        let first = table(store)
        let user = show(first)
        XCTAssertEqual(ids(first), ["subject", "sender", "Nummer"])
        XCTAssertNil(store.value(forKey: "table.letters.order"), "nothing was changed")
        let columns = first.allColumns
        columns[0].fixedWidth = 140
        columns[2].isVisible = false
        first.insertColumn(0, column: columns[1])
        XCTAssertEqual(store["table.letters.order"], ["sender", "subject", "Nummer"])
        XCTAssertEqual(store["table.letters.hidden"], ["Nummer"])
        XCTAssertEqual(store["table.letters.width.subject"], 140)
        let heading = try XCTUnwrap(first.descendants.first { ($0 as? Label)?.label == "Absender" })
        user.click(heading)
        user.click(heading)
        XCTAssertEqual(store["table.letters.sort"], ["-sender", "subject"])
        XCTAssertEqual(letters.sort, [SortKey(\.sender, .descending), SortKey(\.subject)])
        user.window.close()

        letters.sort = []
        let second = table(store)
        XCTAssertEqual(ids(second), ["sender", "subject", "Nummer"])
        XCTAssertEqual(ids(second, visible: true), ["sender", "subject"])
        XCTAssertEqual(second.allColumns[1].fixedWidth, 140)
        XCTAssertEqual(letters.sort, [SortKey(\.sender, .descending), SortKey(\.subject)])
        XCTAssertEqual(store["table.letters.sort"], ["-sender", "subject"])
        let again = show(second)
        let titles = second.firstChild?.children.filter(\.isMapped).map(\.visibleText)
        XCTAssertEqual(titles, ["Absender", "Betreff"])
        again.window.close()
    }

    func testColumnsOfOtherVersion() {
        let store = MemorySettings()
        store["table.letters.order"] = ["Nummer", "color", "subject"]
        store["table.letters.hidden"] = ["color"]
        let table = table(store)
        // The new column is placed after the column that precedes it in the code.
        XCTAssertEqual(ids(table), ["Nummer", "subject", "sender"])
        table.insertColumn(0, column: table.allColumns[2])
        XCTAssertEqual(store["table.letters.order"], ["sender", "Nummer", "subject", "color"])
        table.allColumns[0].isVisible = false
        XCTAssertEqual(store["table.letters.hidden"], ["sender", "color"])
        XCTAssertEqual(ids(self.table(store, hasSender: false)), ["Nummer", "subject"])
        XCTAssertEqual(store["table.letters.order"], ["sender", "Nummer", "subject", "color"])
    }

    func testIgnoresDamagedValues() {
        let store = MemorySettings([
            "table.letters.order": .string("subject"), "table.letters.hidden": .array([.int(3)]),
            "table.letters.width.subject": .int(-20), "table.letters.width.sender": .string("wide"),
            "table.letters.sort": .array([.string("-color"), .string("")]),
        ])
        let table = table(store)
        XCTAssertEqual(ids(table, visible: true), ["subject", "sender", "Nummer"])
        XCTAssertEqual(table.allColumns.map(\.fixedWidth), [-1, -1, -1])
        XCTAssertEqual(letters.sort, [SortKey(\.subject)])
        store["table.letters.hidden"] = ["subject", "sender", "Nummer"]
        XCTAssertEqual(ids(self.table(store), visible: true).count, 3, "a table without columns can't be used")
        store["table.letters.order"] = ["sender", "sender", "subject"]
        XCTAssertEqual(ids(self.table(store)), ["sender", "Nummer", "subject"])
    }

    func testReleasesAllObjects() {
        let letters = letters
        weak var store: MemorySettings?
        assertNoLeaks {
            let made = MemorySettings()
            store = made
            let user = show(table(made))
            user.window.close()
        }
        wait { store == nil }
        _ = letters
    }
}
