import Gtk
import GtkTesting
import XCTest

/// Tests that a warning is logged for widgets whose action isn't in any action group, and only for those.
@MainActor
final class MissingActionsTests: GtkTestCase {
    private func show(_ button: Button, in window: Window = Window()) -> Window {
        window.child = button
        window.present()
        return window
    }

    #if DEBUG
    func testAnUnknownNameIsReported() {
        expectLog(
            containing: "Button \"save\" in ApplicationWindow has the action \"win.nonexistent\"",
            domain: "CombineGtk"
        )
        let button = Button(label: "Save")
        button.widgetName = "save"
        button.actionName = "win.nonexistent"
        _ = show(button, in: ApplicationWindow(application: nil))
        pumpUntilIdle()
    }

    func testAParameterOfADifferentTypeIsReported() {
        expectLog(
            containing: "with a parameter of type \"s\", but the action takes a parameter of type \"i\".",
            domain: "CombineGtk"
        )
        // The GTK message doesn't name the widget.
        expectLog(containing: "parameter type mismatch", domain: "Gtk")
        let (button, group) = (Button(label: "Open"), SimpleActionGroup())
        group.addAction(SimpleAction(name: "open", parameterType: VariantType("i")))
        let window = Window()
        window.insertActionGroup("test", group: group)
        button.actionTarget = Variant("text")
        button.actionName = "test.open"
        _ = show(button, in: window)
        pumpUntilIdle()
    }
    #endif

    func testKnownNamesAreNotReported() {
        let application = Application(applicationID: "org.example.Answered", flags: [.nonUnique])
        try? application.register()
        application.addAction("quit")
        let window = ApplicationWindow(application: application)
        let disabled = window.addAction("disabled")
        disabled.isEnabled = false
        let group = SimpleActionGroup()
        group.addAction("own")
        let box = Box(orientation: .vertical, spacing: 0)
        box.insertActionGroup("box", group: group)
        for name in ["app.quit", "win.disabled", "window.close", "window.minimize", "box.own", "win.late"] {
            let button = Button(label: name)
            button.actionName = name
            box.append(button)
        }
        // The text view has this action, which is disabled, and a button in the view uses it.
        let (view, copy) = (TextView(), Button(label: "Copy"))
        copy.actionName = "clipboard.copy"
        view.addOverlay(copy, x: 0, y: 0)
        box.append(view)
        window.child = box
        window.present()
        // The action is added before the main loop becomes idle.
        window.addAction("late")
        view.setAction("clipboard.copy", enabled: false)
        pumpUntilIdle()
        XCTAssertFalse(copy.isSensitive)
    }

    func testAWidgetThatIsRemovedBeforeTheCheck() {
        let button = Button(label: "Save")
        button.actionName = "win.gone"
        let window = show(button)
        window.destroy()
        pumpUntilIdle()
    }

    /// An application window is an action group, too, which has a method of the same name without a result.
    func testApplicationWindowActivatesActionsWithAndWithoutPrefix() {
        let window = ApplicationWindow(application: nil)
        var count = 0
        let action = SimpleAction(name: "ping")
        action.activate.sink(on: window) { _, _ in count += 1 }
        window.addAction(action)
        XCTAssertTrue(window.activateAction("win.ping"))
        window.activateAction("win.ping")
        window.activateAction("ping")
        XCTAssertEqual(count, 3)
        XCTAssertFalse(window.activateAction("win.pong"))
        XCTAssertFalse(window.activateAction("pong"))
        window.destroy()
    }
}
