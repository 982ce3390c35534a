import CombineGtk
import Foundation
import XCTest

@testable import Todo
@testable import TodoModel

@MainActor
final class TodoWindowTests: GtkTestCase {
    // MARK: Adding, renaming, deleting

    func testAddsTodosWithKeyboard() throws {
        let screen = try TodoScreen()
        screen.user.press("n", modifiers: .control)
        wait { screen.rows.first?.title.isEditing == true }
        screen.user.type("Buy milk")
        screen.user.press(.return)
        wait { screen.titles == ["Buy milk"] }
        screen.user.click(try XCTUnwrap(screen.window.first(Button.self, accessibilityLabel: "New Todo")))
        wait { screen.rows.last?.title.isEditing == true && screen.rows.count == 2 }
        screen.user.type("Read")
        screen.user.press(.return)
        wait { screen.titles == ["Buy milk", "Read"] }
        XCTAssertEqual(screen.shown, ["Buy milk", "Read"])
        screen.list.grabFocus()
        screen.user.press("z", modifiers: .control)
        XCTAssertEqual(screen.titles, ["Buy milk", ""])
        screen.user.press("z", modifiers: .control)
        XCTAssertEqual(screen.titles, ["Buy milk"])
        screen.user.press("z", modifiers: [.control, .shift])
        XCTAssertEqual(screen.titles, ["Buy milk", ""])
    }

    func testNamesRowsAndAnnouncesStatus() throws {
        let screen = try TodoScreen("a", "b")
        wait { screen.rows.count == 2 }
        for row in screen.list.descendants(of: TodoRow.self) {
            // Since 4.12, the list item has the name itself.
            if GTK.version.minor < 12 {
                XCTAssertIdentical(row.parent?.accessible.labelledBy.first as? TodoRow, row)
            }
            XCTAssertEqual(row.accessible.label, row.title.text)
        }
        let status = screen.window.first(Label.self, labelled: "0 of 2 done")
        XCTAssertEqual(status?.accessibleRole, .status)
    }

    func testDiscardsNewTodoWithoutTitle() throws {
        let screen = try TodoScreen("a")
        screen.user.press("n", modifiers: .control)
        wait { screen.rows.last?.title.isEditing == true && screen.rows.count == 2 }
        screen.user.press(.escape)
        wait { screen.titles == ["a"] && screen.shown == ["a"] }
        XCTAssertFalse(screen.store.undoManager.canUndo)
        screen.user.press("n", modifiers: .control)
        wait { screen.rows.last?.title.isEditing == true && screen.rows.count == 2 }
        screen.user.type("b")
        screen.user.press(.return)
        wait { screen.titles == ["a", "b"] }
    }

    func testSelectsRowAfterDeletedRow() throws {
        let screen = try TodoScreen("a", "b", "c")
        try screen.click("b")
        screen.user.press(.delete)
        wait { screen.shown == ["a", "c"] }
        XCTAssertEqual(screen.window.viewModel.selected.map(\.title), ["c"])
        screen.user.press(.delete)
        wait { screen.shown == ["a"] }
        XCTAssertEqual(screen.window.viewModel.selected.map(\.title), ["a"])
        screen.user.press(.delete)
        wait { screen.shown == [] && screen.window.viewModel.selection.isEmpty }
    }

    func testCountsSelectedTodos() throws {
        let screen = try TodoScreen("a", "b", "c")
        wait { screen.window.visibleText.contains("Select a todo") }
        try screen.click("a")
        try screen.click("b", modifiers: .control)
        try screen.click("c", modifiers: .control)
        wait { screen.window.visibleText.contains("3 todos selected") }
    }

    func testMenuOpensAboutDialog() throws {
        let screen = try TodoScreen()
        screen.user.choose(menu: "Menu", "About Todo")
        wait { screen.user.dialogs.contains { $0 is AboutDialog } }
    }

    func testEditsEachNewTodoBelowTheVisibleRows() throws {
        let store = TodoStore()
        for number in 0..<80 { store.add(Todo(title: "todo \(number)")) }
        let screen = try TodoScreen(store: store)
        wait { !screen.rows.isEmpty }
        for number in 0..<30 {
            // The edit begins during another edit, at the top of the list, or after the previous edit ended.
            if number % 3 == 1 { screen.list.scroll(to: store.todos[0].id) }
            if number % 3 == 1 { wait { screen.shown.contains("todo 0") } }
            screen.user.press("n", modifiers: .control)
            wait("the edit of new todo \(number)") { screen.isEditing("") }
            screen.user.type("new \(number)")
            XCTAssertTrue(screen.isEditing("new \(number)"), "\(screen.shown)")
            if number % 3 != 2 { screen.user.press(.return) }
        }
        screen.window.endEditing()
        XCTAssertEqual(screen.titles.suffix(30), (0..<30).map { "new \($0)" })
    }

    func testUndoesAdditionDuringEdit() throws {
        let screen = try TodoScreen("a")
        screen.store.add(Todo(title: "b"))
        for text in ["", "c"] {
            screen.user.press("n", modifiers: .control)
            wait { screen.isEditing("") }
            screen.user.type(text)
            screen.store.undoManager.undo()
            wait { screen.shown == ["a", "b"] }
            XCTAssertEqual(screen.titles, ["a", "b"])
        }
    }

    func testRowMenuKeepsFocus() throws {
        let screen = try TodoScreen("a", "b", "c")
        try screen.click("b")
        let row = try XCTUnwrap(screen.window.focus)
        XCTAssertTrue(try screen.row("b").row.isAncestor(row))
        for keys in [(Key.menu, KeyModifiers()), (Key.f10, KeyModifiers.shift)] {
            screen.user.press(keys.0, modifiers: keys.1)
            wait { screen.menu?.isMapped ?? false }
            screen.user.press(.escape)
            wait { screen.menu == nil }
            screen.waitForFrame()
            XCTAssertTrue(screen.window.focus === row, "after Escape: \(screen.window.focus?.typeName ?? "nil")")
            screen.user.press(keys.0, modifiers: keys.1)
            wait { screen.menu?.isMapped ?? false }
            screen.user.choose(menu: "Toggle Done")
            wait { screen.menu == nil }
            screen.waitForFrame()
            XCTAssertTrue(screen.window.focus === row, "after an item: \(screen.window.focus?.typeName ?? "nil")")
        }
        screen.user.press(.f2)
        wait { screen.isEditing("b") }
    }

    func testAddsTodoDuringEdit() throws {
        let screen = try TodoScreen()
        screen.user.press("n", modifiers: .control)
        wait { screen.rows.last?.title.isEditing == true }
        screen.user.type("Bread")
        screen.user.press("n", modifiers: .control)
        wait { screen.isEditing("") && !screen.isEditing("Bread") }
        screen.user.type("Milk")
        screen.user.press(.return)
        wait { screen.titles == ["Bread", "Milk"] }
    }

    func testRenamesInPlace() throws {
        let screen = try TodoScreen("Bread", "Milk")
        try screen.click("Milk")
        screen.user.press(.f2)
        wait { screen.rows[1].title.isEditing }
        screen.user.press("a", modifiers: .control)
        screen.user.type("Oat milk")
        screen.user.press(.return)
        wait { screen.titles == ["Bread", "Oat milk"] }
        wait { screen.heading.text == "Oat milk" }
        screen.user.press(.f2)
        wait { screen.rows[1].title.isEditing }
        screen.user.type("x")
        screen.user.press(.escape)
        XCTAssertEqual(screen.titles, ["Bread", "Oat milk"])
        screen.list.grabFocus()
        screen.user.press("z", modifiers: .control)
        XCTAssertEqual(screen.titles, ["Bread", "Milk"])
    }

    func testTruncatesLongTitle() throws {
        let title = String(repeating: "A long title. ", count: 40)
        let screen = try TodoScreen("a", title)
        let row = try screen.row(title)
        let label = try XCTUnwrap(row.title.first(Label.self, labelled: title))
        XCTAssertTrue(label.layout.isEllipsized)
        XCTAssertEqual(screen.list.hadjustment.map { $0.upper <= $0.pageSize }, true)
        try screen.click(title)
        screen.user.press(.f2)
        wait { row.title.isEditing }
        screen.user.press(.end)
        screen.user.type("!")
        wait { row.text == title + "!" }
        XCTAssertEqual(screen.list.hadjustment.map { $0.upper <= $0.pageSize }, true)
        screen.user.press(.return)
        wait { screen.titles == ["a", title + "!"] }
        XCTAssertTrue(label.layout.isEllipsized)
    }

    func testDeletesSeveralTodosAndUndoesIt() throws {
        let screen = try TodoScreen("a", "b", "c", "d")
        try screen.click("b")
        try screen.click("d", modifiers: .control)
        screen.user.press(.delete)
        wait { screen.shown == ["a", "c"] }
        let undo = try XCTUnwrap(screen.window.first(Button.self, labelled: "Undo"))
        wait { undo.isMapped && undo.width > 0 }
        XCTAssertTrue(screen.window.visibleText.contains("2 todos deleted"))
        screen.user.click(undo)
        wait { screen.shown == ["a", "b", "c", "d"] }
        XCTAssertEqual(screen.window.viewModel.selected.map(\.title), ["b", "d"])
        screen.user.choose(menu: "Menu", "Undo Restore")
        wait { screen.shown == ["a", "c"] }
        screen.user.choose(menu: "Menu", "Undo Delete 2 Todos")
        wait { screen.shown == ["a", "b", "c", "d"] }
        try screen.click("a")
        screen.user.press(.delete)
        wait { screen.shown == ["b", "c", "d"] }
        screen.user.press("z", modifiers: .control)
        wait { screen.window.viewModel.selected.map(\.title) == ["a"] }
    }

    func testFocusesNextRowAfterDeletion() throws {
        let screen = try TodoScreen("a", "b", "c")
        try screen.click("b")
        screen.user.press(.delete)
        wait { screen.shown == ["a", "c"] }
        let row = try screen.row("c")
        wait { screen.window.focus.map { row.row.isAncestor($0) && !($0 is ListView) } ?? false }
        screen.user.press(.space)
        screen.waitForFrame()
        XCTAssertFalse(screen.store.todos.contains(where: \.isDone))
    }

    func testConfirmsDeletionIfEnabled() throws {
        let screen = try TodoScreen("a", "b")
        screen.user.press(",", modifiers: .control)
        wait { !screen.user.dialogs.isEmpty }
        let preferences = try XCTUnwrap(screen.user.dialogs.first as? PreferencesWindow)
        let asks = try XCTUnwrap(preferences.descendants(of: Switch.self).last)
        User(preferences).click(asks)
        wait { screen.window.viewModel.settings.confirmsDeleting }
        preferences.close()
        try screen.click("a")
        screen.user.press(.delete)
        wait { screen.user.dialogs.last?.visibleText.contains("Delete “a”?") == true }
        screen.user.answer("Cancel")
        wait { screen.user.dialogs.isEmpty }
        XCTAssertEqual(screen.titles, ["a", "b"])
        screen.user.press(.delete)
        screen.user.answer("Delete")
        wait { screen.titles == ["b"] }
    }

    // MARK: Searching

    func testSearchesFiltersAndSorts() throws {
        let screen = try TodoScreen("Milk", "Bread", "Butter")
        screen.user.press("f", modifiers: .control)
        screen.user.type("b")
        wait { screen.shown == ["Bread", "Butter"] }
        screen.user.type("zzz")
        wait { screen.shown == [] && screen.window.visibleText.contains("No todos found") }
        screen.user.press(.escape)
        wait { screen.shown == ["Milk", "Bread", "Butter"] }
        screen.user.click(try screen.row("Bread").done)
        wait { screen.store.todos[1].isDone && screen.window.visibleText.contains("1 of 3 done") }
        screen.user.choose(menu: "Menu", "Done Last")
        wait { screen.shown == ["Milk", "Butter", "Bread"] }
        screen.user.choose(menu: "Menu", "By Title")
        wait { screen.shown == ["Butter", "Milk", "Bread"] }
        let scope = try XCTUnwrap(screen.window.first(DropDown.self, accessibilityLabel: "Show"))
        screen.user.click(scope)
        screen.user.press(.down)
        screen.user.press(.return)
        wait { screen.shown == ["Butter", "Milk"] }
    }

    func testMovesRowsByDragging() throws {
        let screen = try TodoScreen("a", "b", "c")
        screen.user.drag(from: try screen.row("a").title, at: nil, to: try screen.row("c").row, at: (x: 150, y: 20))
        wait { screen.titles == ["b", "c", "a"] || screen.titles == ["b", "a", "c"] }
        let moved = screen.titles
        screen.window.viewModel.settings.order = .title
        wait { screen.shown == ["a", "b", "c"] }
        screen.user.drag(from: try screen.row("a").title, at: nil, to: try screen.row("c").row, at: (x: 150, y: 20))
        wait { screen.window.visibleText.contains("Sorted todos can’t be moved") }
        XCTAssertEqual(screen.titles, moved, "sorted rows don't have their own order")
        screen.user.press("z", modifiers: .control)
        XCTAssertEqual(screen.titles, ["a", "b", "c"])
    }

    // MARK: Detail

    func testDetailShowsSelectedTodo() throws {
        let screen = try TodoScreen("a", "b")
        XCTAssertTrue(screen.window.visibleText.contains("Select a todo"))
        try screen.click("b")
        wait { screen.heading.isMapped && screen.heading.text == "b" }
        screen.user.click(screen.heading)
        screen.user.press(.end)
        screen.user.type("utter")
        XCTAssertEqual(screen.titles, ["a", "butter"])
        wait { screen.shown == ["a", "butter"] }
        screen.user.click(screen.notes)
        screen.user.type("two")
        XCTAssertEqual(screen.store.todos[1].notes, "two")
        screen.user.press("z", modifiers: .control)
        XCTAssertNotEqual(screen.store.todos[1].notes, "two", "a text has its own Ctrl+Z")
        try screen.click("a")
        wait { screen.heading.text == "a" && screen.notes.text == "" }
        try screen.click("butter", modifiers: .control)
        wait { !screen.heading.isMapped }
    }

    func testMarksAsDoneWithKeyAndMenu() throws {
        let screen = try TodoScreen("a", "b")
        try screen.click("a")
        screen.user.press("a", modifiers: .control)
        wait { screen.window.viewModel.selection.count == 2 }
        screen.user.press("d", modifiers: .control)
        XCTAssertTrue(screen.store.todos.allSatisfy(\.isDone))
        wait { screen.rows.allSatisfy { $0.done.isActive && $0.row.hasCSSClass("done") } }
        screen.user.click(try screen.row("b").title, button: .secondary)
        screen.user.choose(menu: "Toggle Done")
        wait { !screen.store.todos.contains(where: \.isDone) }
    }

    func testFitsOnAPhone() throws {
        let screen = try TodoScreen("a", "A todo with a title that is longer than the window is wide, much longer")
        screen.window.setDefaultSize(360, height: 600)
        let details = try XCTUnwrap(screen.window.first(Button.self, accessibilityLabel: "Details"))
        wait { screen.window.width <= 360 && details.isMapped && !screen.notes.isMapped }
        try screen.click("a")
        wait { details.isSensitive }
        screen.user.click(details)
        wait { screen.notes.isMapped && !screen.list.isMapped }
        screen.user.press(.return, modifiers: .alt)
        wait { screen.list.isMapped && !screen.notes.isMapped }
    }
}
