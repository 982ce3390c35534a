import CombineGtk
import Foundation
import SampleResources
import TodoSample
import XCTest

@testable import TodoModel

@MainActor
final class TodoWindowTests: GtkTestCase {
    /// A window as its user sees it.
    @MainActor private struct Screen {
        let store: TodoStore
        let window: TodoWindow
        let user: User
        let list: ListView
        let search: SearchEntry
        let heading: Entry
        let notes: TextView

        init(_ titles: String..., store: TodoStore = TodoStore(), settings: TodoSettings = TodoSettings()) throws {
            self.store = store
            DefaultSettings.store = MemorySettings()
            for title in titles { store.add(Todo(title: title)) }
            while store.undoManager.groupingLevel > 0 { store.undoManager.endUndoGrouping() }
            store.undoManager.removeAllActions()
            window = TodoWindow(application: nil, store: store, settings: settings)
            user = User(window)
            list = try XCTUnwrap(window.first(ListView.self, accessibilityLabel: "Todos"))
            search = try XCTUnwrap(window.first(SearchEntry.self))
            heading = try XCTUnwrap(window.first(Entry.self, accessibilityLabel: "Title"))
            notes = try XCTUnwrap(window.first(TextView.self))
        }

        /// The rows that are shown, from above.
        var rows: [TodoRowWidgets] {
            window.descendants(of: Box.self).filter { $0.hasCSSClass("todo") && $0.isMapped }.map { TodoRowWidgets($0) }
                .sorted { $0.y < $1.y }
        }

        var shown: [String] { rows.map(\.text) }

        func row(_ title: String) throws -> TodoRowWidgets {
            let row = rows.first { $0.text == title }
            return try XCTUnwrap(row, "no row “\(title)” in \(shown)")
        }

        var titles: [String] { store.todos.map(\.title) }

        /// Returns a Boolean value that indicates whether a text is edited in a row that is fully visible.
        func isEditing(_ text: String) -> Bool {
            rows.contains { row in
                guard row.title.isEditing, row.text == text, let bounds = row.row.bounds(in: list) else {
                    return false
                }
                return bounds.y >= 0 && Double(bounds.y + bounds.height) <= Double(list.height)
            }
        }

        /// The menu of a row, if it is open.
        var menu: PopoverMenu? { list.children.lazy.compactMap { $0 as? PopoverMenu }.first }

        /// Waits until the window is drawn once more.
        func waitForFrame() {
            let frame = window.frameClock?.frameCounter ?? 0
            window.queueDraw()
            XCTAssertTrue(MainContext.pump { window.frameClock?.frameCounter ?? 0 > frame })
        }

        func click(_ title: String, modifiers: KeyModifiers = []) throws {
            user.click(try row(title).title, modifiers: modifiers)
        }
    }

    /// A row's widgets.
    @MainActor private struct TodoRowWidgets {
        let row: Box
        let done: CheckButton
        let title: EditableLabel
        let y: Double

        init(_ row: Box) {
            self.row = row
            // A row of todos has both.
            done = row.first(CheckButton.self)!
            title = row.first(EditableLabel.self)!
            y = row.root.flatMap { row.bounds(in: $0) }.map { Double($0.y) } ?? 0
        }

        var text: String { title.text }
    }

    // MARK: Adding, renaming, deleting

    func testAddsTodosByTheKeyboard() throws {
        let screen = try Screen()
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

    func testANewTodoWithoutATitleIsDiscarded() throws {
        let screen = try Screen("a")
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

    func testTheRowAfterADeletedOneIsSelected() throws {
        let screen = try Screen("a", "b", "c")
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

    func testSeveralSelectedTodosAreCounted() throws {
        let screen = try Screen("a", "b", "c")
        wait { screen.window.visibleText.contains("Select a todo") }
        try screen.click("a")
        try screen.click("b", modifiers: .control)
        try screen.click("c", modifiers: .control)
        wait { screen.window.visibleText.contains("3 todos selected") }
    }

    func testTheMenuOpensTheAboutDialog() throws {
        let screen = try Screen()
        screen.user.choose(menu: "Menu", "About Todo")
        wait { screen.user.dialogs.contains { $0 is AboutDialog } }
    }

    func testEditsEachNewTodoBelowTheVisibleRows() throws {
        let store = TodoStore()
        for number in 0..<80 { store.add(Todo(title: "todo \(number)")) }
        let screen = try Screen(store: store)
        wait { !screen.rows.isEmpty }
        for number in 0..<30 {
            // From the middle of another edit, from the top of the list, and from where the last edit ended.
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

    func testARowsMenuKeepsTheFocus() throws {
        let screen = try Screen("a", "b", "c")
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
            screen.user.choose(menu: "Done or Not")
            wait { screen.menu == nil }
            screen.waitForFrame()
            XCTAssertTrue(screen.window.focus === row, "after an item: \(screen.window.focus?.typeName ?? "nil")")
        }
        screen.user.press(.f2)
        wait { screen.isEditing("b") }
    }

    func testAddsATodoWhileAnotherOneIsEdited() throws {
        let screen = try Screen()
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
        let screen = try Screen("Bread", "Milk")
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

    func testALongTitleIsCut() throws {
        let title = String(repeating: "A long title. ", count: 40)
        let screen = try Screen("a", title)
        let row = try screen.row(title)
        let label = try XCTUnwrap(row.title.first(Label.self))
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

    func testDeletesSeveralAndTakesThatBack() throws {
        let screen = try Screen("a", "b", "c", "d")
        try screen.click("b")
        try screen.click("d", modifiers: .control)
        screen.user.press(.delete)
        wait { screen.shown == ["a", "c"] }
        let undo = try XCTUnwrap(screen.window.first(Button.self, labelled: "Undo"))
        wait { undo.isMapped && undo.width > 0 }
        XCTAssertTrue(screen.window.visibleText.contains("2 todos deleted"))
        screen.user.click(undo)
        wait { screen.shown == ["a", "b", "c", "d"] }
        screen.user.choose(menu: "Menu", "Undo Restore")
        wait { screen.shown == ["a", "c"] }
        screen.user.choose(menu: "Menu", "Undo Delete 2 Todos")
        wait { screen.shown == ["a", "b", "c", "d"] }
    }

    func testAsksBeforeDeletingWhereThePersonWantsIt() throws {
        let screen = try Screen("a", "b")
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

    // MARK: Looking for todos

    func testSearchesFiltersAndSorts() throws {
        let screen = try Screen("Milk", "Bread", "Butter")
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
        let screen = try Screen("a", "b", "c")
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

    func testTheDetailIsOfTheSelectedTodo() throws {
        let screen = try Screen("a", "b")
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

    func testDoneByKeyAndMenu() throws {
        let screen = try Screen("a", "b")
        try screen.click("a")
        screen.user.press("a", modifiers: .control)
        wait { screen.window.viewModel.selection.count == 2 }
        screen.user.press("d", modifiers: .control)
        XCTAssertTrue(screen.store.todos.allSatisfy(\.isDone))
        wait { screen.rows.allSatisfy { $0.done.isActive && $0.row.hasCSSClass("done") } }
        screen.user.click(try screen.row("b").title, button: .secondary)
        screen.user.choose(menu: "Done or Not")
        wait { !screen.store.todos.contains(where: \.isDone) }
    }

    func testFitsOnAPhone() throws {
        let screen = try Screen("a", "A todo with a title that is longer than the window is wide, much longer")
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

    // MARK: Two windows, the file, the end

    func testTwoWindowsShowOneModel() throws {
        let first = try Screen("a", "b")
        let second = TodoWindow(application: nil, store: first.store, settings: first.window.viewModel.settings)
        let user = User(second)
        try first.click("a")
        XCTAssertEqual(second.viewModel.selection, [])
        first.store.rename(first.store.todos[0], to: "A")
        wait { second.descendants(of: EditableLabel.self).contains { $0.text == "A" } }
        user.press("n", modifiers: .control)
        wait { first.shown.count == 3 }
        user.press(.escape)
        wait { first.shown == ["A", "b"] }
        second.close()
        first.list.grabFocus()
        first.user.press("z", modifiers: .control)
        wait { first.shown == ["a", "b"] }
    }

    func testTellsOfAFileThatCannotBeRead() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todo-window-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path() + "/todos.json"
        let file = TodoFile.own(DocumentFile(path: path))
        try Data("{".utf8).write(to: URL(filePath: path))
        let screen = try Screen(store: TodoStore(file: file))
        wait { screen.user.dialogs.last?.visibleText.contains("isn’t a list of todos") == true }
        screen.user.answer("Close")
        wait { screen.user.dialogs.isEmpty }
        screen.user.press("n", modifiers: .control)
        wait { screen.rows.first?.title.isEditing == true }
        screen.user.type("Bread")
        screen.user.press(.return)
        wait { screen.store.isSaved && (try? file.read().map(\.title)) == ["Bread"] }
        XCTAssertEqual(try String(contentsOfFile: path + ".damaged", encoding: .utf8), "{")
    }

    /// A folder that doesn't exist yet keeps the file from being written.
    func testABannerReportsAFileThatCannotBeWritten() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todo-window-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = TodoFile(DocumentFile(path: folder.path() + "/todos.json"))
        let screen = try Screen(store: TodoStore(file: file))
        screen.store.add(Todo(title: "Bread"))
        wait { screen.window.visibleText.contains("Your todos aren’t saved. The folder doesn’t exist.") }
        // The edit of a row goes on.
        screen.user.press("n", modifiers: .control)
        wait { screen.rows.last?.title.isEditing == true }
        screen.user.type("Milk")
        wait { screen.window.first(Button.self, labelled: "Try Again")?.isMapped == true }
        XCTAssertEqual(screen.rows.last?.title.isEditing, true)
        screen.user.press(.return)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        screen.user.click(try XCTUnwrap(screen.window.first(Button.self, labelled: "Try Again")))
        wait { screen.store.problem == nil && screen.store.isSaved }
        wait { !screen.window.visibleText.contains("aren’t saved") }
        XCTAssertEqual(Set(try file.read().map(\.title)), ["Bread", "Milk"])
    }

    /// Applies what the program applies at its start, until the test ends.
    private func applyLook() throws {
        let application = Application(applicationID: nil)
        application.appearance = .modern
        addTeardownBlock { @MainActor in application.appearance = .theme }
        try StyleSheet.applySamples()
    }

    func testABannerReportsAFileOfANewerVersion() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todo-window-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path() + "/todos.json"
        try Data(#"{"version":2,"todos":[]}"#.utf8).write(to: URL(filePath: path))
        try applyLook()
        let screen = try Screen(store: TodoStore(file: TodoFile(DocumentFile(path: path))))
        wait {
            screen.window.visibleText.contains(
                "“todos.json” can’t be changed. A newer version of Todo wrote it. Your changes won’t be saved."
            )
        }
        XCTAssertEqual(screen.window.first(Button.self, labelled: "Try Again")?.isMapped, false)
        XCTAssertTrue(screen.user.dialogs.isEmpty)
        screen.window.assertAccessible()
    }

    func testClosingAsksIfTheTodosCannotBeSaved() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todo-window-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = TodoFile(DocumentFile(path: folder.path() + "/todos.json"))
        let screen = try Screen(store: TodoStore(file: file))
        screen.store.add(Todo(title: "Bread"))
        wait { screen.rows.count == 1 }
        screen.window.close()
        wait { screen.user.dialogs.last?.visibleText.contains("aren’t saved") == true }
        screen.user.answer("Cancel")
        wait { screen.user.dialogs.isEmpty }
        XCTAssertTrue(screen.window.isMapped)
        screen.window.close()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        screen.user.answer("Try Again")
        wait { !screen.window.isMapped }
        XCTAssertEqual(try file.read().map(\.title), ["Bread"])
    }

    func testClosingKeepsTheTextThatIsEdited() throws {
        let screen = try Screen("a")
        screen.user.press("n", modifiers: .control)
        wait { screen.rows.last?.title.isEditing == true }
        screen.user.type("Bread")
        wait { screen.rows.last?.text == "Bread" }
        screen.window.close()
        XCTAssertEqual(screen.titles, ["a", "Bread"])
    }

    func testAllCanUseIt() throws {
        try applyLook()
        let screen = try Screen("a")
        try screen.click("a")
        screen.window.assertAccessible()
    }

    func testLeavesNothingBehind() throws {
        let store = TodoStore()
        for title in ["a", "b"] { store.add(Todo(title: title)) }
        weak var viewModel: TodoListViewModel?
        weak var row: Widget?
        // Not all that is alive: GTK keeps the sections of menus.
        assertFreed {
            let window = TodoWindow(application: nil, store: store, settings: TodoSettings())
            window.present()
            window.viewModel.selection = [store.todos[0].id]
            wait { window.first(EditableLabel.self) != nil }
            (viewModel, row) = (window.viewModel, window.first(EditableLabel.self))
            window.close()
            return window
        }
        wait { viewModel == nil && row == nil }
    }
}
