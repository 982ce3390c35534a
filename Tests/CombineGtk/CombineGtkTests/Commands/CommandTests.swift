import CombineGtk
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class CommandTests: GtkTestCase {
    // MARK: Buttons

    func testButtonIsInsensitiveWhileCommandExecutes() {
        let (gate, model) = (CommandGate(), CommandModel())
        let delete = Command("delete", title: "Delete") {
            model.log.append("begin")
            await gate.wait()
            model.log.append("end")
        }
        let (button, spinner) = (Button(delete), Spinner())
        spinner.reactive.isSpinning <~ delete.isExecuting
        let window = makeCommandWindow(button, spinner)
        let user = User(window)
        user.click(button)
        XCTAssertEqual(model.log, ["begin"])
        XCTAssertFalse(button.isSensitive)
        XCTAssertTrue(spinner.isSpinning)
        user.click(button)
        XCTAssertFalse(delete.start())
        gate.open()
        wait { button.isSensitive }
        XCTAssertEqual(model.log, ["begin", "end"])
        XCTAssertFalse(spinner.isSpinning)
        user.click(button)
        wait { gate.count == 1 }
        delete.cancel()
        XCTAssertTrue(button.isSensitive)
        gate.open()
    }

    func testCommandsAndClosingCommitTypedNumber() {
        let (spin, number) = (SpinButton(min: 0, max: 99, step: 1), CurrentValueRelay(2.0))
        spin.reactive.value <~> number
        var saved: [Double] = []
        let save = Command("save", title: "Save", keys: "<Control>s") { saved.append(number.value) }
        let button = Button(save)
        button.focusesOnClick = false
        let window = makeCommandWindow(spin, button)
        window.add(save)
        window.closeRequest.connect { [weak window] in
            saved.append(number.value)
            return window == nil
        }.store(in: &window.cancellables)
        let user = User(window)
        func replaceNumber(_ text: String) {
            user.click(spin)
            user.press(.a, modifiers: .control)
            user.type(text)
        }
        replaceNumber("15")
        XCTAssertEqual(number.value, 2, "until the number is committed")
        user.press(.s, modifiers: .control)
        replaceNumber("16")
        user.click(button)
        replaceNumber("17")
        window.close()
        XCTAssertEqual(saved, [15, 16, 17])
    }

    /// A button of an action, and a command whose keys are pressed in an editable label.
    func testActionsAndKeysCommitTypedText() {
        let (spin, number) = (SpinButton(min: 0, max: 99, step: 1), CurrentValueRelay(2.0))
        spin.reactive.value <~> number
        let (name, text) = (EditableLabel(text: ""), CurrentValueRelay("Untitled"))
        name.reactive.text <~> text
        var saved: [String] = []
        let button = Button("Save", action: Action<Void, Void> { saved.append("\(number.value) \(text.value)") })
        button.focusesOnClick = false
        let save = Command("save", title: "Save", keys: "<Control>s") { saved.append(text.value) }
        let window = makeCommandWindow(spin, name, button)
        window.add(save)
        let user = User(window)
        user.click(spin)
        user.press(.a, modifiers: .control)
        user.type("15")
        user.click(button)
        name.startEditing()
        user.press(.a, modifiers: .control)
        user.type("Report")
        user.press(.s, modifiers: .control)
        XCTAssertEqual(saved, ["15.0 Untitled", "Report"])
    }

    func testButtonFollowsIsEnabled() {
        let model = CommandModel()
        let save = Command("save", title: "Save", enabled: model.$wraps) { model.log.append("save") }
        let button = Button(save)
        let user = User(makeCommandWindow(button))
        user.click(button)
        XCTAssertEqual(model.log, [])
        model.wraps = true
        user.click(button)
        XCTAssertEqual(model.log, ["save"])
    }

    func testLabelStyles() throws {
        let undo = Command("undo", title: "Undo", icon: "edit-undo-symbolic", keys: "<Control>z") {}
        let (icon, both) = (Button(undo), Button(undo, labelStyle: .titleAndIcon))
        let title = Button(undo, labelStyle: .titleOnly)
        let window = makeCommandWindow(icon, both, title)
        XCTAssertEqual(icon.iconName, "edit-undo-symbolic")
        XCTAssertEqual(icon.tooltipText, "Undo")
        XCTAssertEqual(icon.accessible.label, "Undo")
        XCTAssertEqual(both.visibleText, "Undo")
        XCTAssertEqual(both.first(Image.self)?.iconName, "edit-undo-symbolic")
        XCTAssertEqual(title.label, "Undo")
        let added = window.add(undo)
        _ = User(window)
        try savePicture(of: window, "buttons")
        XCTAssertEqual(icon.tooltipText, "Undo (Ctrl+Z)")
        undo.title = "Undo Delete"
        XCTAssertEqual(icon.tooltipText, "Undo Delete (Ctrl+Z)")
        XCTAssertEqual(icon.accessible.label, "Undo Delete")
        XCTAssertEqual([both.visibleText, title.label], ["Undo Delete", "Undo Delete"])
        added.dispose()
        XCTAssertEqual(icon.tooltipText, "Undo Delete")
        XCTAssertEqual(Button(Command("quit", title: "Quit") {}).label, "Quit")
    }

    func testActionButtons() throws {
        let model = CommandModel()
        let delete = Action<Int, Void> { number in
            if number == 13 { throw CommandFailure.expected }
            model.log.append("delete \(number)")
        }
        let clear = Action<Void, Void>(enabled: model.$wraps) { model.log.append("clear") }
        let buttons = [
            Button("Delete 4", action: delete, input: 4), Button("Delete 13", action: delete, input: 13),
            Button("Clear", action: clear),
        ]
        let window = makeCommandWindow(buttons[0], buttons[1], buttons[2])
        let user = User(window)
        user.click(buttons[0])
        user.click(buttons[2])
        XCTAssertEqual(model.log, ["delete 4"])
        model.wraps = true
        user.click(buttons[2])
        XCTAssertEqual(model.log, ["delete 4", "clear"])
        user.click(buttons[1])
        wait { self.dialogs.count == 1 }
        XCTAssertEqual(dialogs.first?.text, "Delete 13")
        XCTAssertEqual(dialogs.first?.transientFor, window)
    }

    // MARK: Errors

    private var dialogs: [MessageDialog] { openWindows.compactMap { $0 as? MessageDialog } }

    func testShowsUnhandledError() throws {
        let save = Command("save", title: "Save") {
            throw GLibError(domain: "test", code: 1, message: "The disk is full")
        }
        let button = Button(save)
        let window = makeCommandWindow(button)
        User(window).click(button)
        wait { self.dialogs.count == 1 }
        let dialog = try XCTUnwrap(dialogs.first)
        XCTAssertEqual(dialog.text, "Save")
        XCTAssertEqual(dialog.secondaryText, "The disk is full")
        XCTAssertEqual(dialog.transientFor, window)
        let user = User(dialog)
        try savePicture(of: dialog, "failure")
        user.click(try XCTUnwrap(dialog.first(Button.self, labelled: "Close")))
        wait { self.dialogs.isEmpty }
    }

    func testDoesNotShowHandledError() {
        let model = CommandModel()
        let save = Command("save", title: "Save") { throw CommandFailure.expected }
        let button = Button(save)
        let window = makeCommandWindow(button)
        save.errors.sink(on: window) { _, error in model.log.append("\(error)") }
        User(window).click(button)
        pumpUntilIdle()
        XCTAssertEqual(model.log, ["expected"])
        XCTAssertEqual(dialogs.count, 0)
    }

    func testLogsErrorAfterWindowIsClosed() {
        let gate = CommandGate()
        let save = Command("save", title: "Save") {
            await gate.wait()
            throw CommandFailure.expected
        }
        let button = Button(save)
        let window = makeCommandWindow(button)
        User(window).click(button)
        wait { gate.count == 1 }
        window.destroy()
        XCTAssertTrue(save.isExecuting.value, "the test retains the command")
        expectLog(containing: "the command \"save\" failed, and there is no window to show the error: expected")
        gate.open()
        wait { !save.isExecuting.value }
    }

    func testErrorOfCommandStartedByProgram() {
        let save = Command("save", title: "Save") { throw CommandFailure.expected }
        let window = makeCommandWindow(Label(label: "a"))
        _ = User(window)
        save.start()
        wait { self.dialogs.first?.transientFor === window }
    }

    // MARK: Toggle commands

    func testToggleCommand() {
        let model = CommandModel()
        let wrap = Command.toggle("wrap", title: "Word Wrap", keys: "<Alt>z", isOn: Bindable(model).wraps)
        let (toggle, check, plain) = (ToggleButton(switching: wrap), CheckButton(switching: wrap), Button(wrap))
        let window = makeCommandWindow(toggle, check, plain)
        window.add(wrap)
        let user = User(window)
        user.click(toggle)
        XCTAssertTrue(model.wraps)
        XCTAssertTrue(check.isActive)
        user.click(check)
        XCTAssertFalse(model.wraps)
        XCTAssertFalse(toggle.isActive)
        model.wraps = true
        wait { toggle.isActive && check.isActive }
        user.press(.z, modifiers: .alt)
        XCTAssertFalse(model.wraps || toggle.isActive || check.isActive)
        user.click(plain)
        XCTAssertTrue(model.wraps && toggle.isActive && check.isActive)
    }

    func testModelRejectsValue() {
        let model = CommandModel()
        let wrap = Command.toggle(
            "wrap",
            title: "Word Wrap",
            isOn: Bindable(model).wraps.validated { if $0 { throw ValidationError("Not in this file") } }
        )
        let toggle = ToggleButton(switching: wrap)
        User(makeCommandWindow(toggle)).click(toggle)
        wait { self.dialogs.first?.secondaryText == "Not in this file" }
        XCTAssertFalse(toggle.isActive)
        XCTAssertFalse(model.wraps)
    }

    func testModelIsReleased() {
        var model: CurrentValueRelay<Bool>? = CurrentValueRelay(true)
        let wrap = Command.toggle("wrap", title: "Word Wrap", isOn: model ?? CurrentValueRelay(false))
        XCTAssertEqual(wrap.isOn?.value, true)
        model = nil
        XCTAssertFalse(wrap.isEnabled.value)
        XCTAssertFalse(wrap.start())
    }

    // MARK: Actions

    func testActionHasNameOfCommand() throws {
        let model = CommandModel()
        let application = Application(applicationID: "org.example.Commands", flags: [.nonUnique])
        try application.register()
        let wrap = Command.toggle("wrap", title: "Word Wrap", isOn: Bindable(model).wraps)
        for window in [Window(), ApplicationWindow(application: application)] {
            model.log = []
            model.wraps = false
            let log = Command("log", title: "Log") { model.log.append("log") }
            let (button, check) = (Button(label: "Log"), CheckButton(label: "Wrap"))
            button.actionName = "win.log"
            check.actionName = "win.wrap"
            let box = Box(orientation: .vertical, spacing: 0)
            box.append(button)
            box.append(check)
            window.child = box
            let added = window.add(log, wrap)
            let user = User(window)
            user.click(button)
            XCTAssertEqual(model.log, ["log"])
            user.click(check)
            XCTAssertTrue(model.wraps)
            model.wraps = false
            wait { !check.isActive }
            added.dispose()
            XCTAssertFalse(button.isSensitive)
            window.destroy()
        }
    }

    func testApplicationAction() throws {
        let model = CommandModel()
        let application = Application(applicationID: "org.example.ApplicationCommands", flags: [.nonUnique])
        let added = application.add(Command("log", title: "Log") { model.log.append("log") })
        try application.register()
        XCTAssertEqual(application.actions, ["log"])
        application.activateAction("log")
        XCTAssertEqual(model.log, ["log"])
        added.dispose()
        XCTAssertEqual(application.actions, [])
    }

    // MARK: Traps

    func testMisuseTraps() {
        assertTraps(saying: "The name \"de lete\" of the command \"Delete\" isn't valid") {
            _ = Command("de lete", title: "Delete") {}
        }
        assertTraps(saying: "The command \"delete\": GTK can't parse the shortcut \"<Contrl>Delete\"") {
            _ = Command("delete", title: "Delete", keys: "F5|<Contrl>Delete") {}
        }
        assertTraps(saying: "Application has two commands named \"save\": \"Save\" and \"Save As\"") {
            let application = Application(applicationID: "org.example.Traps")
            application.add(Command("save", title: "Save") {}, Command("save", title: "Save As") {})
        }
        assertTraps(saying: "Window has two commands named \"save\": \"Save\" and \"Save As\"") {
            Window().add(Command("save", title: "Save") {}, Command("save", title: "Save As") {})
        }
        assertTraps(saying: "the commands \"save\" and \"send\" have the same shortcut, \"<Control>s\"") {
            let window = Window()
            window.add(Command("save", title: "Save", keys: "<Control>s") {})
            window.add(Command("send", title: "Send", keys: KeyboardShortcut(.f5, modifiers: []) | "<Ctrl>S") {})
        }
        assertTraps(saying: "Command \"save\": ApplicationWindow \"main\" already has an action with that name") {
            let window = ApplicationWindow(application: nil)
            window.widgetName = "main"
            window.addAction("save")
            window.add(Command("save", title: "Save") {})
        }
        assertTraps(saying: "Command \"save\" isn't a toggle, which a ToggleButton requires") {
            _ = ToggleButton(switching: Command("save", title: "Save") {})
        }
    }

    func testClosedWindowRejectsCommands() {
        let window = makeCommandWindow(Label(label: "a"))
        window.present()
        window.destroy()
        expectLog(containing: "after the window was closed")
        let added = window.add(Command("save", title: "Save") {})
        XCTAssertTrue(added.isDisposed)
    }
}
