import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of actions of a widget class.
@MainActor
final class WidgetActionTests: GtkTestCase {
    func testAButtonInTheWidgetActivatesTheMethod() throws {
        let window = Window()
        let editor = ActionEditor()
        let button = Button(label: "Save")
        button.actionName = "editor.save"
        editor.append(button)
        window.child = editor
        window.present()
        User(window).click(button)
        wait { editor.calls == ["save"] }
        window.destroy()
    }

    func testParametersByTheirTypes() {
        let editor = ActionEditor()
        editor.activate("editor.zoom", Variant(1.5))
        editor.activate("editor.line", Variant(int32: 7))
        editor.activate("editor.find", Variant("needle"))
        editor.activate("editor.bold", Variant(true))
        editor.activate("editor.tags", Variant(["a", "b"]))
        editor.activate("editor.any", Variant(tuple: [Variant(1), Variant("x")]))
        XCTAssertEqual(
            editor.calls,
            ["zoom 1.5", "line 7", "find needle", "bold true", "tags [\"a\", \"b\"]", "any (int64 1, 'x')"]
        )
    }

    func testAParameterThatCannotBeReadIsReported() {
        expectLog(containing: "the action \"editor.mistyped\" requires Int, found a parameter of type s")
        let editor = ActionEditor()
        editor.activate("editor.mistyped", Variant("x"))
        XCTAssertEqual(editor.calls, [])
    }

    func testAPropertyIsSet() {
        let editor = ActionEditor()
        editor.activate("editor.spacing", Variant(int32: 12))
        XCTAssertEqual(editor.spacing, 12)
        editor.activate("editor.isHomogeneous", nil)
        XCTAssertTrue(editor.isHomogeneous)
    }

    func testASubclassInheritsAddsAndReplaces() {
        let editor = SpecialActionEditor()
        editor.activate("editor.save", nil)
        editor.activate("editor.find", Variant("x"))
        editor.activate("editor.special", nil)
        XCTAssertEqual(editor.calls, ["special save", "replaced x", "special"])
        let plain = ActionEditor()
        plain.activate("editor.find", Variant("x"))
        XCTAssertEqual(plain.calls, ["find x"])
        XCTAssertFalse(plain.hasAction("editor.special"))
        XCTAssertTrue(UnchangedActionEditor().hasAction("editor.save"))
    }

    func testAnActionCanBeDisabled() throws {
        let editor = ActionEditor()
        let button = Button(label: "Save")
        button.actionName = "editor.save"
        editor.append(button)
        editor.setAction("editor.save", enabled: false)
        XCTAssertFalse(button.isSensitive)
    }

    func testMistakesTrap() {
        assertTraps(saying: "WrongProperty.actions: \"a.b\" sets \"no-such\", which isn't a property of WrongProperty")
        {
            _ = WrongProperty()
        }
        assertTraps(saying: "ReadOnlyProperty.actions: \"a.b\" sets \"scale-factor\", which isn't both") {
            _ = ReadOnlyProperty()
        }
        assertTraps(
            saying: "ObjectProperty.actions: \"a.b\" can't set \"layout-manager\": properties of type GtkLayoutManager"
        ) {
            _ = ObjectProperty()
        }
        assertTraps(saying: "TwiceNamed.actions: \"a.b\" occurs twice") { _ = TwiceNamed() }
        assertTraps(saying: "Unnamed.actions: \"\" isn't a valid action name") { _ = Unnamed() }
    }

    func testWidgetsWithActionsAreFreed() {
        _ = ActionEditor()
        let closures = LiveCount.closures
        assertNoLeaks { for _ in 0..<10_000 { ActionEditor().activate("editor.save", nil) } }
        XCTAssertEqual(LiveCount.closures, closures)
    }
}

extension Widget {
    fileprivate func activate(_ action: String, _ parameter: Variant?) {
        XCTAssertTrue(activateAction(action, argument: parameter), action)
    }

    /// Returns a Boolean value that indicates whether the widget's class has an action.
    fileprivate func hasAction(_ name: String) -> Bool {
        var (index, found): (guint, UnsafePointer<CChar>?) = (0, nil)
        let widgetClass = pointer.load(as: UnsafeMutablePointer<GtkWidgetClass>.self)
        var (owner, parameter, property): (GType, OpaquePointer?, UnsafePointer<CChar>?) = (0, nil, nil)
        while gtk_widget_class_query_action(widgetClass, index, &owner, &found, &parameter, &property) != 0 {
            if let found, String(cString: found) == name { return true }
            index += 1
        }
        return false
    }
}

private class ActionEditor: Box {
    var calls: [String] = []

    override class var actions: [WidgetAction] {
        [
            WidgetAction("editor.save", ActionEditor.save),
            WidgetAction("editor.zoom", ActionEditor.zoom),
            WidgetAction("editor.line", parameterType: VariantType("i"), ActionEditor.line),
            WidgetAction("editor.find", ActionEditor.find),
            WidgetAction("editor.bold", ActionEditor.bold),
            WidgetAction("editor.tags", ActionEditor.tags),
            WidgetAction("editor.any", parameterType: VariantType("(xs)"), ActionEditor.any),
            WidgetAction("editor.mistyped", parameterType: VariantType("s"), ActionEditor.line),
            WidgetAction("editor.spacing", property: "spacing"),
            WidgetAction("editor.isHomogeneous", property: "homogeneous"),
        ]
    }

    init() { super.init(properties: [:]) }

    func save() { calls.append("save") }
    func zoom(by factor: Double) { calls.append("zoom \(factor)") }
    func line(_ number: Int) { calls.append("line \(number)") }
    func find(_ text: String) { calls.append("find \(text)") }
    func bold(_ isBold: Bool) { calls.append("bold \(isBold)") }
    func tags(_ tags: [String]) { calls.append("tags \(tags)") }
    func any(_ variant: Variant) { calls.append("any \(variant)") }
}

private final class SpecialActionEditor: ActionEditor {
    override class var actions: [WidgetAction] {
        [
            WidgetAction("editor.special", SpecialActionEditor.special),
            WidgetAction("editor.find", SpecialActionEditor.findSpecially),
        ]
    }

    override func save() { calls.append("special save") }
    func special() { calls.append("special") }
    func findSpecially(_ text: String) { calls.append("replaced \(text)") }
}

private final class UnchangedActionEditor: ActionEditor {}

private final class WrongProperty: Box {
    override class var actions: [WidgetAction] { [WidgetAction("a.b", property: "no-such")] }
}

private final class ReadOnlyProperty: Box {
    override class var actions: [WidgetAction] { [WidgetAction("a.b", property: "scale-factor")] }
}

private final class ObjectProperty: Box {
    override class var actions: [WidgetAction] { [WidgetAction("a.b", property: "layout-manager")] }
}

private final class TwiceNamed: Box {
    override class var actions: [WidgetAction] {
        [WidgetAction("a.b", property: "spacing"), WidgetAction("a.b", property: "homogeneous")]
    }
}

private final class Unnamed: Box {
    override class var actions: [WidgetAction] { [WidgetAction("", property: "spacing")] }
}
