@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of key bindings of a widget class.
@MainActor
final class KeyBindingTests: GtkTestCase {
    private func show(_ content: Widget, focus: Widget) -> (window: Window, user: User) {
        let window = Window()
        window.child = content
        window.present()
        let user = User(window)
        user.click(focus)
        wait { focus.hasFocus || focus.focusChild != nil }
        return (window, user)
    }

    func testKeysActivateActionsMethodsAndSignals() {
        let editor = KeyEditor()
        let (window, user) = show(editor, focus: editor.button)
        user.press(.s, modifiers: .control)
        wait { editor.calls.last == "save" }
        user.press(.plus, modifiers: .control)
        wait { editor.calls.last == "zoom 1.5" }
        user.press(.f2)
        wait { editor.calls.last == "rename" }
        user.press(.f3)
        wait { editor.calls.last == "rename" && editor.calls.count == 4 }
        user.press(.f4)
        wait { editor.calls.last == "f4" }
        user.press(.f5)
        wait { editor.calls.last == "shortcut" }
        window.destroy()
    }

    func testKeysThatAMethodDoesNotHandleArePropagated() {
        let editor = KeyEditor()
        editor.handlesF4 = false
        var seen: [Key] = []
        let outer = Box(orientation: .vertical, spacing: 0)
        let keys = EventControllerKey()
        let connection = keys.keyPressed.connect { event in
            seen.append(event.key)
            return false
        }
        outer.addController(keys)
        outer.append(editor)
        let (window, user) = show(outer, focus: editor.button)
        user.press(.f4)
        wait { editor.calls.contains("f4") && seen == [.f4] }
        user.press(.f2)
        wait { editor.calls.contains("rename") }
        XCTAssertEqual(seen, [.f4])
        withExtendedLifetime(connection) {}
        window.destroy()
    }

    func testASubclassInheritsAddsAndReplaces() {
        let editor = SpecialKeyEditor()
        let (window, user) = show(editor, focus: editor.button)
        user.press(.s, modifiers: .control)
        wait { editor.calls == ["save"] }
        user.press(.f2)
        wait { editor.calls == ["save", "replaced"] }
        user.press(.f6)
        wait { editor.calls == ["save", "replaced", "special"] }
        // If the subclass doesn't handle a key, the binding of the superclass is used.
        user.press(.f4)
        wait { editor.calls.suffix(2) == ["special f4", "f4"] }
        user.press(.f5)
        wait { editor.calls.last == "special f5" }
        XCTAssertEqual(editor.calls.count, 6)
        window.destroy()
    }

    func testASignalOfTheClassIsEmitted() {
        let list = KeyList()
        list.append(Button(label: "one"))
        let (window, user) = show(list, focus: list.row(at: 0) ?? list)
        var selected = 0
        let connection = list.selectAllSignal.sink { selected += 1 }
        user.press(.f7)
        wait { selected == 1 }
        withExtendedLifetime(connection) {}
        window.destroy()
    }

    func testMistakesTrap() {
        assertTraps(saying: "WrongKeys.keyBindings: \"<Ctrrl>s\"") { _ = WrongKeys() }
        assertTraps(saying: "WrongSignal.keyBindings: \"clickd\" isn't an action signal of WrongSignal") {
            _ = WrongSignal()
        }
    }

    func testWidgetsWithKeyBindingsAreFreed() {
        _ = KeyEditor()
        let closures = LiveCount.closures
        assertNoLeaks { for _ in 0..<1_000 { _ = KeyEditor() } }
        XCTAssertEqual(LiveCount.closures, closures)
    }
}

private class KeyEditor: Box {
    var calls: [String] = []
    var handlesF4 = true
    let button = Button(label: "Focus")

    override class var actions: [WidgetAction] {
        [
            WidgetAction("keys.save", KeyEditor.save), WidgetAction("keys.zoom", KeyEditor.zoom),
            WidgetAction("keys.shortcut", KeyEditor.shortcut),
        ]
    }

    override class var keyBindings: [KeyBinding] {
        [
            KeyBinding("<Control>s", action: "keys.save"),
            KeyBinding("<Control>plus", action: "keys.zoom", parameter: Variant(1.5)),
            KeyBinding("F2|F3", KeyEditor.rename),
            KeyBinding("F4", KeyEditor.handleF4),
            KeyBinding(trigger: KeyvalTrigger(key: .f5), NamedAction(name: "keys.shortcut")),
        ]
    }

    init() {
        super.init(properties: [:])
        append(button)
    }

    func save() { calls.append("save") }
    func zoom(_ factor: Double) { calls.append("zoom \(factor)") }
    func shortcut() { calls.append("shortcut") }
    func rename() { calls.append("rename") }

    func handleF4() -> Bool {
        calls.append("f4")
        return handlesF4
    }
}

private final class SpecialKeyEditor: KeyEditor {
    override class var keyBindings: [KeyBinding] {
        [
            KeyBinding("F6", SpecialKeyEditor.special),
            KeyBinding("F2", SpecialKeyEditor.replaced),
            KeyBinding("F4", SpecialKeyEditor.leaveF4),
            KeyBinding("F5", SpecialKeyEditor.handleF5),
        ]
    }

    func special() { calls.append("special") }
    func replaced() { calls.append("replaced") }
    func handleF5() { calls.append("special f5") }

    func leaveF4() -> Bool {
        calls.append("special f4")
        return false
    }
}

private final class KeyList: ListBox {
    override class var keyBindings: [KeyBinding] { [KeyBinding("F7", signal: "select-all")] }
}

private final class WrongKeys: Box {
    override class var keyBindings: [KeyBinding] { [KeyBinding("<Ctrrl>s", action: "a.b")] }
}

private final class WrongSignal: Button {
    override class var keyBindings: [KeyBinding] { [KeyBinding("F2", signal: "clickd")] }
}
