import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class WindowUndoTests: GtkTestCase {
    /// A list of words that registers changes with an undo manager.
    @MainActor private final class Words {
        let undoManager = UndoManager()
        private(set) var all: [String] = []

        func add(_ word: String) { set(all + [word]) }

        private func set(_ words: [String]) {
            let before = all
            undoManager.registerUndo(withTarget: self) { $0.set(before) }
            undoManager.setActionName("Add \((words + before).last ?? "")")
            all = words
        }
    }

    /// A window with a button that adds a word, an entry, an undo button, and a menu.
    @MainActor private struct Screen {
        let window = Window()
        let words = Words()
        let add = Button(label: "Add")
        let entry = Entry()
        let undo: Button

        init() {
            undo = Button(window.undoCommand, labelStyle: .titleOnly)
            window.undoManager = words.undoManager
            let menu = MenuButton()
            menu.label = "Edit"
            menu.menuModel = Menu {
                window.undoCommand
                window.redoCommand
            }
            let box = Box(orientation: .vertical, spacing: 6)
            for widget in [menu, add, entry, undo] as [Widget] { box.append(widget) }
            window.child = box
            window.setDefaultSize(400, height: 300)
            add.clicked.sink(on: window) { [words] _ in words.add("\(words.all.count + 1)") }
        }
    }

    func testShortcutsWindowDoesNotNameChanges() {
        let screen = Screen()
        screen.words.add("x")
        XCTAssertEqual(screen.window.undoCommand.title, "Undo Add x")
        let window = ShortcutsWindow(groups: ["Edit": [screen.window.undoCommand, screen.window.redoCommand]])
        _ = User(window)
        XCTAssertNotNil(window.first(Label.self, labelled: "Undo"), window.visibleText)
        XCTAssertNotNil(window.first(Label.self, labelled: "Redo"), window.visibleText)
        screen.window.destroy()
    }

    func testShortcutsUndoAndRedo() {
        let screen = Screen()
        let user = User(screen.window)
        user.click(screen.add)
        user.click(screen.add)
        XCTAssertEqual(screen.words.all, ["1", "2"])
        user.press("z", modifiers: .control)
        XCTAssertEqual(screen.words.all, ["1"])
        user.press("z", modifiers: .control)
        XCTAssertEqual(screen.words.all, [])
        user.press("z", modifiers: .control)
        user.press("z", modifiers: [.control, .shift])
        XCTAssertEqual(screen.words.all, ["1"])
    }

    /// Checks that two events form two undo groups, even if the second event is already waiting, for example while a
    /// key is held down.
    func testGroupsChangesOfOneEvent() {
        let screen = Screen()
        _ = User(screen.window)
        MainContext.perform {
            screen.words.add("first")
            MainContext.perform { screen.words.add("second") }
        }
        wait { screen.words.all.count == 2 && screen.words.undoManager.groupingLevel == 0 }
        XCTAssertEqual(screen.words.undoManager.undoCount, 2)
    }

    func testButtonsAndMenusUpdate() {
        let screen = Screen()
        let user = User(screen.window)
        XCTAssertEqual(screen.undo.label, "Undo")
        XCTAssertFalse(screen.undo.isSensitive)
        user.click(screen.add)
        XCTAssertEqual(screen.undo.label, "Undo Add 1")
        user.choose(menu: "Edit", "Undo Add 1")
        wait { screen.words.all.isEmpty }
        XCTAssertFalse(screen.undo.isSensitive)
        user.choose(menu: "Edit", "Redo Add 1")
        wait { screen.words.all == ["1"] }
    }

    func testFocusedTextHandlesShortcut() {
        let screen = Screen()
        let user = User(screen.window)
        user.click(screen.add)
        user.click(screen.entry)
        user.type("abc")
        user.press("z", modifiers: .control)
        XCTAssertNotEqual(screen.entry.text, "abc")
        XCTAssertEqual(screen.words.all, ["1"])
        for _ in 0..<4 { user.press("z", modifiers: .control) }
        XCTAssertEqual(screen.entry.text, "")
        XCTAssertEqual(screen.words.all, ["1"])
        screen.add.grabFocus()
        user.press("z", modifiers: .control)
        XCTAssertEqual(screen.words.all, [])
    }

    func testReplacesUndoManager() {
        let screen = Screen()
        let user = User(screen.window)
        user.click(screen.add)
        let other = Words()
        screen.window.undoManager = other.undoManager
        XCTAssertFalse(screen.undo.isSensitive)
        other.add("other")
        XCTAssertEqual(screen.undo.label, "Undo Add other")
        user.click(screen.undo)
        XCTAssertEqual(other.all, [])
        XCTAssertEqual(screen.words.all, ["1"])
    }

    func testTwoWindowsShareUndoManager() {
        let (first, second) = (Screen(), Window())
        second.undoManager = first.words.undoManager
        second.child = Button(second.undoCommand, labelStyle: .titleOnly)
        let user = User(first.window)
        user.click(first.add)
        XCTAssertEqual((second.child as? Button)?.label, "Undo Add 1")
        User(second).press("z", modifiers: .control)
        XCTAssertEqual(first.words.all, [])
        XCTAssertFalse(first.undo.isSensitive)
    }

    func testIsReleasedWithWindow() {
        weak var manager: UndoManager?
        assertNoLeaks {
            let screen = Screen()
            screen.window.present()
            screen.words.add("one")
            manager = screen.words.undoManager
            screen.window.close()
        }
        wait { manager == nil }
    }

    func testDefaultManagerOfWindow() {
        assertFreed {
            let window = Window()
            XCTAssertTrue(window.undoManager === window.undoManager)
            window.present()
            window.close()
            return window
        }
    }
}
