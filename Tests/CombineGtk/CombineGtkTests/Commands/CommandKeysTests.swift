import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class CommandKeysTests: GtkTestCase {
    private func command(_ name: String, _ keys: KeyboardShortcut, _ model: CommandModel) -> Command {
        Command(name, title: name, keys: keys) { model.log.append(name) }
    }

    func testKeysWorkOnlyInTheirWindow() {
        let model = CommandModel()
        let (first, second) = (makeCommandWindow(Button(label: "a")), makeCommandWindow(Button(label: "b")))
        let added = first.add(
            command("delete", "<Control>Delete|F8", model),
            command("plus", KeyboardShortcut(.plus), model)
        )
        let other = User(second)
        other.press(.delete, modifiers: .control)
        other.press(.f8)
        XCTAssertEqual(model.log, [])
        let user = User(first)
        user.press(.delete, modifiers: .control)
        user.press(.f8)
        user.press(.delete)
        user.press(.plus, modifiers: .control)
        XCTAssertEqual(model.log, ["delete", "delete", "plus"])
        added.dispose()
        user.press(.f8)
        XCTAssertEqual(model.log.count, 3)
        first.add(command("again", "F8", model))
        user.press(.f8)
        XCTAssertEqual(model.log.last, "again")
    }

    func testTextWidgetsKeepTheirKeys() {
        let model = CommandModel()
        let (entry, button) = (Entry(), Button(label: "a"))
        let window = makeCommandWindow(entry, button)
        window.add(
            command("copy", "<Control>c", model),
            command("delete", "Delete", model),
            command("save", "<Control>s", model),
            command("letter", "x", model)
        )
        entry.text = "text"
        let user = User(window)
        user.click(entry)
        user.press(.a, modifiers: .control)
        user.press(.c, modifiers: .control)
        user.press(.delete)
        user.type("xy")
        XCTAssertEqual(entry.text, "xy")
        XCTAssertEqual(model.log, [])
        user.press(.s, modifiers: .control)
        XCTAssertEqual(model.log, ["save"])
        _ = button.grabFocus()
        user.press(.c, modifiers: .control)
        user.press(.delete)
        user.type("x")
        XCTAssertEqual(model.log, ["save", "copy", "delete", "letter"])
    }

    func testKeysOfDisabledCommandHaveNoEffect() {
        let model = CommandModel()
        let window = makeCommandWindow(Button(label: "a"))
        window.add(Command("save", title: "Save", keys: "F8", enabled: model.$wraps) { model.log.append("save") })
        let user = User(window)
        user.press(.f8)
        XCTAssertEqual(model.log, [])
        model.wraps = true
        user.press(.f8)
        XCTAssertEqual(model.log, ["save"])
    }

    func testApplicationKeysWorkInAllWindows() throws {
        let model = CommandModel()
        let application = Application(applicationID: "org.example.Keys", flags: [.nonUnique])
        try application.register()
        let first = makeCommandWindow(Button(label: "a"))
        first.application = application
        let added = application.add(command("quit", "<Control>q", model), command("help", "F8", model))
        let (second, foreign) = (makeCommandWindow(Button(label: "b")), makeCommandWindow(Button(label: "c")))
        second.application = application
        second.add(Command("own-help", title: "Help", keys: "F8", enabled: model.$wraps) { model.log.append("own") })
        User(first).press(.q, modifiers: .control)
        User(first).press(.f8)
        XCTAssertEqual(model.log, ["quit", "help"])
        let user = User(second)
        user.press(.q, modifiers: .control)
        user.press(.f8)
        model.wraps = true
        user.press(.f8)
        XCTAssertEqual(model.log, ["quit", "help", "quit", "own"], "the keys of the window take precedence")
        User(foreign).press(.q, modifiers: .control)
        XCTAssertEqual(model.log.count, 4)
        second.application = nil
        user.press(.q, modifiers: .control)
        added.dispose()
        User(first).press(.q, modifiers: .control)
        XCTAssertEqual(model.log.count, 4)
    }

    func testShortcutsWindow() throws {
        let model = CommandModel()
        let window = ShortcutsWindow(groups: [
            "Notes": [
                Command("add", title: "Add a Note", keys: "<Control>n") {},
                command("Delete", "<Control>Delete|F8", model),
                Command("rename", title: "Rename") {},
            ],
            "View": [Command.toggle("wrap", title: "Word Wrap", keys: "<Alt>z", isOn: Bindable(model).wraps)],
        ])
        _ = User(window)
        let texts = window.visibleText
        for text in ["Notes", "Add a Note", "Delete", "View", "Word Wrap", "Ctrl"] {
            XCTAssertTrue(texts.contains(text), "\"\(text)\" is not in \"\(texts)\"")
        }
        XCTAssertFalse(texts.contains("Rename"))
        let labels = window.descendants(of: ShortcutLabel.self).map { $0.accelerator ?? "" }
        XCTAssertTrue(labels.contains("<Control>Delete F8"), "\(labels)")
        try savePicture(of: window, "shortcuts")
        assertFreed {
            let window = ShortcutsWindow(groups: ["Edit": [command("Delete", "F8", model)]])
            window.present()
            window.destroy()
            return window
        }
    }
}
