import CombineGtk
import GtkTesting
import XCTest

/// Tests of tables in which the user edits values.
@MainActor
final class ColumnEditingTests: GtkTestCase {
    private func show(_ model: LedgerModel, _ table: ColumnView) -> User {
        let user = User(makeLedgerWindow(table))
        wait { model.entries.allSatisfy { table.label($0.name)?.height ?? 0 > 0 } }
        return user
    }

    // MARK: Texts

    func testDoubleClickEditsText() throws {
        let model = LedgerModel("Bread", "Milk")
        let table = makeLedger(model)
        var activated = 0
        table.activate.sink(on: table) { _, _ in activated += 1 }
        let user = show(model, table)
        let label = try XCTUnwrap(table.label("Bread"))
        user.click(label)
        XCTAssertFalse(label.isEditing, "a click selects the row")
        XCTAssertEqual(model.selection, [0])
        user.doubleClick(label)
        XCTAssertTrue(label.isEditing)
        user.type("Rolls")
        XCTAssertEqual(model.entries[0].name, "Bread", "until the edit is accepted")
        user.press(.return)
        XCTAssertFalse(label.isEditing)
        XCTAssertEqual(model.entries.map(\.name), ["Rolls", "Milk"])
        XCTAssertEqual(label.text, "Rolls")
        XCTAssertEqual(activated, 0)
        // The table has the focus again, so the arrow keys work there.
        XCTAssertTrue(user.window.focusWidget?.isAncestor(table) ?? false)
        user.press(.down)
        user.press(.f2)
        wait { table.label("Milk")?.isEditing ?? false }
        user.press(.escape)
    }

    func testEscapeDiscardsText() throws {
        let model = LedgerModel("Bread", "Milk")
        let table = makeLedger(model)
        let user = show(model, table)
        user.click(try XCTUnwrap(table.label("Milk")))
        user.press(.f2)
        let label = try XCTUnwrap(table.editedLabels.first { $0.isEditing })
        XCTAssertEqual(label.text, "Milk")
        user.type("Tea")
        user.press(.escape)
        XCTAssertFalse(label.isEditing)
        XCTAssertEqual(label.text, "Milk")
        XCTAssertEqual(model.entries.map(\.name), ["Bread", "Milk"])
        user.press(.return)
        wait { label.isEditing }
        user.press(.escape)
    }

    func testClickElsewhereKeepsText() throws {
        let model = LedgerModel("Bread", "Milk")
        let table = makeLedger(model)
        let user = show(model, table)
        user.doubleClick(try XCTUnwrap(table.label("Bread")))
        user.type("Rolls")
        user.click(try XCTUnwrap(table.label("Milk")))
        wait { model.entries[0].name == "Rolls" }
    }

    func testClosingWindowKeepsText() throws {
        let model = LedgerModel("Bread", "Milk")
        let user = show(model, makeLedger(model))
        let table = try XCTUnwrap(user.window.first(ColumnView.self))
        user.doubleClick(try XCTUnwrap(table.label("Bread")))
        user.type("Rolls")
        user.window.close()
        wait { self.openWindows.isEmpty }
        XCTAssertEqual(model.entries[0].name, "Rolls")
    }

    func testCommandKeepsText() throws {
        let model = LedgerModel("Bread", "Milk")
        let table = makeLedger(model)
        let user = show(model, table)
        var saved: [String] = []
        user.window.add(Command("save", title: "Save", keys: "<Control>s") { saved = model.entries.map(\.name) })
        user.doubleClick(try XCTUnwrap(table.label("Bread")))
        user.type("Rolls")
        user.press(.s, modifiers: .control)
        XCTAssertEqual(saved, ["Rolls", "Milk"])
    }

    func testTextIsKeptWhileOtherRowsChange() throws {
        let model = LedgerModel("Bread", "Milk", "Tea")
        model.sort = [SortKey(\.name)]
        let table = makeLedger(model)
        let user = show(model, table)
        user.doubleClick(try XCTUnwrap(table.label("Bread")))
        user.type("Zest")
        model.entries.append(LedgerEntry(id: 9, name: "Apples"))
        model.entries[2].amount = 7
        pumpUntilIdle()
        model.sort = [SortKey(\.name, .descending)]
        pumpUntilIdle()
        if let label = table.editedLabels.first(where: { $0.isEditing }) {
            XCTAssertEqual(label.text, "Zest")
            user.press(.return)
        }
        wait { model.entries[0].name == "Zest" }
        wait { table.label("Zest") != nil && table.label("Bread") == nil }
    }

    func testScrollingRowAwayKeepsText() throws {
        let model = LedgerModel("first")
        model.entries += (1..<300).map { LedgerEntry(id: $0, name: "entry \($0)") }
        let table = makeLedger(model)
        let user = User(makeLedgerWindow(table))
        wait { table.label("first")?.height ?? 0 > 0 }
        user.doubleClick(try XCTUnwrap(table.label("first")))
        wait("the edit to begin") { table.editedLabels.contains { $0.isEditing } }
        user.type("kept")
        // GTK draws the focused row before it allocates the row again.
        allowLog(containing: "without a current allocation", domain: "Gtk")
        user.scroll(.down, over: table, by: 10)
        wait { table.label("entry 1") == nil }
        user.press(.return)
        wait { model.entries[0].name == "kept" }
        XCTAssertEqual(model.entries.filter { $0.name == "kept" }.count, 1)
    }

    func testRemovingRowDuringEdit() throws {
        let model = LedgerModel("Bread", "Milk")
        let table = makeLedger(model)
        let user = show(model, table)
        user.doubleClick(try XCTUnwrap(table.label("Bread")))
        user.type("Rolls")
        model.entries.removeFirst()
        wait { table.editedLabels.allSatisfy { !$0.isEditing } }
        XCTAssertEqual(model.entries.map(\.name), ["Milk"])
    }

    func testClosureChangesModelOrThrows() throws {
        let model = LedgerModel("Bread", "Milk")
        let table = ColumnView(Rows(model.$entries)) {
            Column("Name", \.name, .text) { entry, name in try model.rename(entry.id, to: name) }
        }
        let user = show(model, table)
        let label = try XCTUnwrap(table.label("Bread"))
        func edit(_ text: String) {
            user.doubleClick(label)
            user.press("a", modifiers: .control)
            if text.isEmpty { user.press(.delete) } else { user.type(text) }
            user.press(.return)
        }
        edit("Bread")
        XCTAssertEqual(model.renames, [], "nothing changed")
        edit("")
        XCTAssertEqual(model.renames, [""])
        XCTAssertEqual(model.entries[0].name, "Bread")
        XCTAssertTrue(label.hasCSSClass("error"))
        XCTAssertEqual(label.tooltipText, "a name is required")
        edit("ignored")
        XCTAssertFalse(label.hasCSSClass("error"))
        wait { label.text == "Bread" }
        edit("Rolls")
        XCTAssertEqual(model.entries[0].name, "Rolls")
        XCTAssertEqual(label.text, "Rolls")
    }

    // MARK: Numbers, check buttons and drop-downs

    func testEditsNumber() throws {
        let model = LedgerModel("Bread", "Milk")
        let table = makeLedger(model)
        let user = show(model, table)
        let label = try XCTUnwrap(table.label("1"))
        user.doubleClick(label)
        user.type("12 ")
        user.press(.return)
        XCTAssertEqual(model.entries[1].amount, 12)
        wait { label.text == "12" }
        user.doubleClick(label)
        user.type("many")
        user.press(.return)
        XCTAssertEqual(model.entries[1].amount, 12)
        XCTAssertEqual(label.tooltipText, "“many” isn’t a number")
        XCTAssertEqual(label.text, "many", "the user can correct it")
        model.entries[1].amount = 13
        wait { label.text == "13" && !label.hasCSSClass("error") }
    }

    func testClicksCheckButton() throws {
        let model = LedgerModel("Bread", "Milk")
        let table = makeLedger(model)
        let user = show(model, table)
        let checks = table.descendants(of: CheckButton.self)
        XCTAssertEqual(checks.map(\.accessibleName), ["Paid", "Paid"])
        user.click(checks[1])
        XCTAssertEqual(model.entries.map(\.isPaid), [false, true])
        model.sort = [SortKey(\.isPaid, .descending) { !$0 && $1 }]
        wait { table.descendants(of: CheckButton.self).first?.isActive ?? false }
        user.click(try XCTUnwrap(table.descendants(of: CheckButton.self).first))
        XCTAssertEqual(model.entries.map(\.isPaid), [false, false])
    }

    func testChoosesFromDropDown() throws {
        let model = LedgerModel("Bread", "Milk")
        let table = makeLedger(model)
        let user = show(model, table)
        let dropDown = try XCTUnwrap(table.first(DropDown.self))
        XCTAssertEqual(dropDown.selected, 0)
        XCTAssertEqual(dropDown.accessibleName, "Kind")
        user.click(dropDown)
        wait { dropDown.first(ListView.self)?.isMapped ?? false }
        user.press(.down)
        user.press(.return)
        wait { model.entries[0].kind == .rent }
        XCTAssertEqual(model.entries[1].kind, .food)
        // The order of the rows is the order of the choices.
        user.click(try XCTUnwrap(table.descendants.first { ($0 as? Label)?.label == "Kind" }))
        wait { table.editedLabels.first?.text == "Milk" }
    }

    func testShowsEmptyItemForOtherValues() throws {
        let model = LedgerModel("Bread")
        model.entries[0].kind = .travel
        let table = ColumnView(Rows(model.$entries)) {
            Column("Kind", \.kind, .dropDown(of: [.food, .rent], \.title), in: Bindable(model).entries)
        }
        let user = User(makeLedgerWindow(table))
        wait { table.first(DropDown.self)?.isMapped ?? false }
        let dropDown = try XCTUnwrap(table.first(DropDown.self))
        XCTAssertEqual((dropDown.selectedItem as? StringObject)?.string, "")
        XCTAssertEqual(model.entries[0].kind, .travel)
        // The empty item exists only while it's shown.
        model.entries[0].kind = .rent
        wait { (dropDown.selectedItem as? StringObject)?.string == LedgerKind.rent.title }
        XCTAssertEqual(dropDown.model?.itemCount, 2)
        user.window.close()
    }

    // MARK: Alignment

    func testHeadingsFollowAlignment() throws {
        let model = LedgerModel("Bread", "Milk")
        let table = ColumnView(Rows(model.$entries), sort: Bindable(model).sort) {
            Column("Name", \.name).width(160)
            Column("Amount", \.amount).width(160)
            Column("Paid", \.isPaid, .check, in: Bindable(model).entries).width(160)
            Column("Again", \.name).width(160).alignment(.end)
        }
        let user = User(makeLedgerWindow(table))
        user.window.setDefaultSize(700, height: 200)
        wait { table.first(Label.self, labelled: "1")?.height ?? 0 > 0 }
        func end(_ label: Widget?) -> Double { label?.bounds(in: table).map { $0.x + $0.width } ?? 0 }
        func heading(_ title: String) -> Label? {
            table.descendants.lazy.compactMap { $0 as? Label }.first { $0.label == title }
        }
        XCTAssertEqual(end(heading("Amount")), 320, accuracy: 12)
        XCTAssertEqual(end(heading("Again")), 640, accuracy: 12)
        XCTAssertEqual(heading("Name")?.bounds(in: table)?.x ?? 0, 0, accuracy: 12)
        let check = try XCTUnwrap(table.first(CheckButton.self)?.bounds(in: table))
        XCTAssertEqual(check.x + check.width / 2, 400, accuracy: 12)
        XCTAssertTrue(table.first(Label.self, labelled: "1")?.hasCSSClass("numeric") ?? false)
    }

    // MARK: Ownership

    func testReleasesAllObjects() throws {
        let model = LedgerModel("Bread", "Milk")
        let edit = {
            let user = self.show(model, makeLedger(model))
            let table = try XCTUnwrap(user.window.first(ColumnView.self))
            user.doubleClick(try XCTUnwrap(table.editedLabels.first))
            user.type("Rolls")
            user.press(.return)
            user.click(try XCTUnwrap(table.first(CheckButton.self)))
            user.window.close()
        }
        try edit()
        try assertNoLeaks { try edit() }
        assertFreed {
            let model = LedgerModel("Bread")
            let window = makeLedgerWindow(makeLedger(model))
            window.present()
            window.close()
            return model
        }
    }
}
