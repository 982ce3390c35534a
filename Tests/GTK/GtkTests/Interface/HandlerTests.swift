import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of signals that a `.ui` file connects to methods.
@MainActor
final class HandlerTests: GtkTestCase {
    func testAClickCallsTheMethodThatTheClassLists() throws {
        let editor = try Editor(
            "<child><object class='GtkButton' id='b'><signal name='clicked' handler='save'/></object></child>"
        )
        let window = Window()
        window.child = editor
        window.present()
        User(window).click(try XCTUnwrap(window.first(Button.self)))
        wait { editor.calls == ["save"] }
        window.destroy()
    }

    func testAMethodMayHaveTheEmitterAsParameter() throws {
        let editor = try Editor(
            "<child><object class='GtkButton'><property name='label'>A</property>"
                + "<signal name='clicked' handler='clicked'/></object></child>"
        )
        editor.first(Button.self)?.emit("clicked", [])
        XCTAssertEqual(editor.calls, ["clicked A"])
    }

    func testAMethodMayHaveTheArgumentsWithOrWithoutTheEmitter() throws {
        let editor = try Editor(
            """
            <child><object class='GtkListBox'>
            <signal name='row-activated' handler='activated'/>
            <signal name='row-activated' handler='activated_in'/>
            <child><object class='GtkListBoxRow'><property name='name'>first</property></object></child>
            </object></child>
            """
        )
        let list = try XCTUnwrap(editor.first(ListBox.self))
        list.emit("row-activated", [try XCTUnwrap(list.row(at: 0))])
        XCTAssertEqual(editor.calls, ["activated first", "activated first in GtkListBox"])
    }

    func testMissingValuesArePassedAsNil() throws {
        let editor = try Editor(
            """
            <child><object class='GtkListBox'><signal name='row-selected' handler='selected'/>
            <child><object class='GtkListBoxRow'><property name='name'>first</property></object></child>
            </object></child>
            """
        )
        let list = try XCTUnwrap(editor.first(ListBox.self))
        list.selectRow(list.row(at: 0))
        list.selectRow(nil)
        XCTAssertEqual(editor.calls, ["selected first", "selected none"])
    }

    func testAMissingRequiredValueIsReported() throws {
        let editor = try Editor(
            "<child><object class='GtkListBox'><signal name='row-selected' handler='activated'/></object></child>"
        )
        expectLog(containing: "test.ui: the handler \"activated\" of Editor was not called: argument 1")
        editor.first(ListBox.self)?.emit("row-selected", [ListBoxRow?.none])
        XCTAssertEqual(editor.calls, [])
    }

    func testNumbersAndTheirOrder() throws {
        let editor = try Editor(
            "<child><object class='GtkGestureClick' id='g'><signal name='pressed' handler='pressed'/></object></child>"
        )
        let controllers = editor.observeControllers()
        let gesture = try XCTUnwrap(controllers.items(as: GestureClick.self).first)
        gesture.emit("pressed", [2, 1.5, 2.5])
        XCTAssertEqual(editor.calls, ["pressed 2 1.5 2.5"])
    }

    func testTheObjectIsFirstIfItIsSwapped() throws {
        let editor = try Editor(
            """
            <child><object class='GtkEntry' id='entry'><property name='text'>T</property></object></child>
            <child><object class='GtkButton'><property name='label'>A</property>
            <signal name='clicked' handler='entry_button' object='entry'/>
            <signal name='clicked' handler='clicked' object='entry'/>
            <signal name='clicked' handler='button_entry' object='entry' swapped='no'/>
            <signal name='clicked' handler='entry' object='entry' swapped='no'/>
            <signal name='clicked' handler='entry' object='entry'/>
            <signal name='clicked' handler='clicked' swapped='yes'/>
            </object></child>
            """
        )
        editor.first(Button.self)?.emit("clicked", [])
        XCTAssertEqual(
            editor.calls,
            ["entry T button A", "clicked A", "button A entry T", "entry T", "entry T", "clicked A"]
        )
    }

    func testAfterAndDetail() throws {
        let editor = try Editor(
            """
            <child><object class='GtkLabel'>
            <signal name='notify::label' handler='save' after='yes'/>
            <signal name='notify::label' handler='notified'/>
            </object></child>
            """
        )
        let label = try XCTUnwrap(editor.first(Label.self))
        label.isSelectable = true
        label.label = "new"
        XCTAssertEqual(editor.calls, ["notified label", "save"])
    }

    func testTheResultIsPassedToTheSignal() throws {
        let window = try HandledWindow(
            .template("HandledWindow", parent: "GtkWindow", "<signal name='close-request' handler='ask'/>")
        )
        window.close()
        XCTAssertEqual(window.asked, 1)
        XCTAssertTrue(openWindows.contains { $0 === window })
        window.keepsOpen = false
        window.close()
        XCTAssertEqual(window.asked, 2)
        XCTAssertFalse(openWindows.contains { $0 === window })
    }

    func testASubclassAddsHandlersAndOverridesMethods() throws {
        let editor = try SpecialEditor(
            .template(
                "SpecialEditor",
                parent: "Editor",
                """
                <child><object class='GtkButton'>
                <signal name='clicked' handler='save'/><signal name='clicked' handler='special'/>
                <signal name='clicked' handler='replaced'/>
                </object></child>
                """
            )
        )
        editor.first(Button.self)?.emit("clicked", [])
        XCTAssertEqual(editor.calls, ["special save", "special", "special replaced"])
    }

    func testAGTKFunctionIsAHandler() throws {
        let window = try HandledWindow(
            .template(
                "HandledWindow",
                parent: "GtkWindow",
                """
                <child><object class='GtkButton' id='b'>
                <signal name='clicked' handler='gtk_window_destroy' object='HandledWindow'/></object></child>
                """
            )
        )
        window.first(Button.self)?.emit("clicked", [])
        wait { !self.openWindows.contains { $0 === window } }
    }

    func testAnObjectOfTheWrongClassIsReported() throws {
        // The signal declares a row of any type, so the mismatch with the parameter is only detected when the signal is
        // emitted.
        let editor = try Editor(
            "<child><object class='GtkListBox'><signal name='row-activated' handler='special'/></object></child>"
        )
        let list = try XCTUnwrap(editor.first(ListBox.self))
        list.append(SpecialRow())
        list.append(ListBoxRow())
        list.emit("row-activated", [try XCTUnwrap(list.row(at: 0))])
        XCTAssertEqual(editor.calls, ["special row"])
        expectLog(
            containing: "the handler \"special\" of Editor was not called: argument 1 is invalid: expected SpecialRow"
        )
        list.emit("row-activated", [try XCTUnwrap(list.row(at: 1))])
        XCTAssertEqual(editor.calls, ["special row"])
    }

    // MARK: Lifetimes

    func testHandlersAreReleasedWithTheWidget() throws {
        let content = """
            <child><object class='GtkEntry' id='entry'/></child>
            <child><object class='GtkButton'>
            <signal name='clicked' handler='save'/>
            <signal name='clicked' handler='entry_button' object='entry'/>
            </object></child>
            """
        _ = try Editor(content)
        let closures = LiveCount.closures
        try assertNoLeaks { for _ in 0..<10_000 { _ = try Editor(content) } }
        wait { LiveCount.closures == closures }
    }

    func testAHandlerIsReleasedWithItsWidgetEvenIfTheEmitterExists() throws {
        var button: Button?
        let closures = LiveCount.closures
        try assertFreed {
            let editor = try Editor(
                "<child><object class='GtkButton'><signal name='clicked' handler='save'/></object></child>"
            )
            button = editor.first(Button.self)
            if let button { editor.remove(button) }
            return editor
        }
        XCTAssertEqual(LiveCount.closures, closures)
        button?.emit("clicked", [])
    }

    func testAClosedWindowWithHandlersIsFreed() throws {
        try assertFreed {
            let window = try HandledWindow(
                .template(
                    "HandledWindow",
                    parent: "GtkWindow",
                    """
                    <signal name='destroy' handler='ended'/>
                    <child><object class='GtkButton'><signal name='destroy' handler='ended'/></object></child>
                    """
                )
            )
            window.present()
            window.destroy()
            pumpUntilIdle()
            XCTAssertEqual(window.ended, 2)
            return window
        }
    }
}

private class Editor: Box {
    var calls: [String] = []

    override class var handlers: [String: Handler] {
        [
            "save": Handler(Editor.save),
            "clicked": Handler(Editor.clicked),
            "activated": Handler(Editor.activated(row:)),
            "activated_in": Handler(Editor.activated(list:row:)),
            "selected": Handler(Editor.selected),
            "pressed": Handler(Editor.pressed),
            "entry_button": Handler(Editor.both(entry:button:)),
            "button_entry": Handler(Editor.both(button:entry:)),
            "entry": Handler(Editor.entered),
            "notified": Handler(Editor.notified),
            "replaced": Handler(Editor.save),
            "special": Handler(Editor.activated(special:)),
        ]
    }

    init(_ interface: Interface) throws(InterfaceError) {
        super.init(properties: [:])
        try load(interface)
    }

    convenience init(_ body: String) throws(InterfaceError) {
        try self.init(.template("Editor", body))
    }

    func save() { calls.append("save") }
    func clicked(_ button: Button) { calls.append("clicked \(button.label ?? "")") }
    func activated(row: ListBoxRow) { calls.append("activated \(row.widgetName)") }
    func activated(special row: SpecialRow) { calls.append("special row") }
    func activated(list: ListBox, row: ListBoxRow) { calls.append("activated \(row.widgetName) in \(list.typeName)") }
    func selected(row: ListBoxRow?) { calls.append("selected \(row?.widgetName ?? "none")") }
    func pressed(count: Int, x: Double, y: Double) { calls.append("pressed \(count) \(x) \(y)") }
    func both(entry: Entry, button: Button) { calls.append("entry \(entry.text) button \(button.label ?? "")") }
    func both(button: Button, entry: Entry) { calls.append("button \(button.label ?? "") entry \(entry.text)") }
    func entered(_ entry: Entry) { calls.append("entry \(entry.text)") }
    func notified(_ label: Label, property: ParamSpec) { calls.append("notified \(property.name)") }
}

private final class SpecialRow: ListBoxRow {}

private final class SpecialEditor: Editor {
    override class var handlers: [String: Handler] {
        ["special": Handler(SpecialEditor.special), "replaced": Handler(SpecialEditor.replaced)]
    }

    override func save() { calls.append("special save") }
    func special() { calls.append("special") }
    func replaced() { calls.append("special replaced") }
}

private final class HandledWindow: Window {
    var asked = 0
    var ended = 0
    var keepsOpen = true

    override class var handlers: [String: Handler] {
        ["ask": Handler(HandledWindow.ask), "ended": Handler(HandledWindow.hasEnded)]
    }

    init(_ interface: Interface) throws(InterfaceError) {
        super.init(properties: [:])
        try load(interface)
    }

    func ask() -> Bool {
        asked += 1
        return keepsOpen
    }

    func hasEnded() { ended += 1 }
}
