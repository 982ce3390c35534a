import CombineGtk
import GtkTesting
import Observation
import TestSupport
import XCTest

/// Tests of two-way bindings with each kind of widget, which a simulated user operates.
@MainActor
final class TwoWayWidgetTests: GtkTestCase {
    private func user(of widget: Widget) -> User {
        let window = Window()
        let box = Box(orientation: .vertical)
        box.append(widget)
        window.child = box
        window.setDefaultSize(300, height: 200)
        return User(window)
    }

    func testSearchPasswordAndTextEntries() {
        for entry in [SearchEntry(), PasswordEntry(), Text()] as [any Editable] {
            check(entry)
        }
    }

    private func check<Kind: Editable>(_ entry: Kind) {
        let text = CurrentValueRelay("a")
        entry.reactive.text <~> text
        let user = user(of: entry)
        user.click(entry)
        user.press(.end)
        user.type("b")
        XCTAssertEqual(text.value, "ab", "\(Kind.self)")
        text.accept("c")
        XCTAssertEqual(entry.text, "c", "\(Kind.self)")
        user.window.destroy()
    }

    /// A handler of the bound property changes the model while the binding sets the property.
    func testHandlersCanChangeModel() {
        let form = Form()
        let (entry, button, toggle, title) = (Entry(), SpinButton(min: 0, max: 100, step: 1), Switch(), Label(""))
        entry.changed.sink { form.text = form.text.uppercased() }.store(in: &entry.cancellables)
        button.valueChanged.sink { form.number = min(form.number, 10) }.store(in: &button.cancellables)
        toggle.publisher(for: \.isActive).sink { _ in form.isOn = false }.store(in: &toggle.cancellables)
        title.publisher(for: \.label).sink { if $0 == "x" { form.title = "y" } }.store(in: &title.cancellables)
        entry.reactive.text <~> Bindable(form).text
        button.reactive.value <~> Bindable(form).number
        toggle.reactive.isActive <~> Bindable(form).isOn
        title.reactive.label <~ { form.title }
        form.text = "abc"
        form.number = 20
        form.isOn = true
        form.title = "x"
        wait(for: .seconds(10), "the last values of the model") {
            entry.text == "ABC" && button.value == 10 && !toggle.isActive && title.label == "y"
        }
        XCTAssertEqual(form.text, "ABC")
        XCTAssertEqual(form.number, 10)
        XCTAssertFalse(form.isOn)
    }

    func testTextViewsAndBuffers() {
        let (view, text) = (TextView(), CurrentValueRelay("first"))
        view.setSizeRequest(200, height: 100)
        view.reactive.text <~> text
        let recorder = Recorder<String>()
        text.sink { recorder.values.append($0) }.store(in: &view.cancellables)
        XCTAssertEqual(view.text, "first")
        text.accept("second")
        XCTAssertEqual(view.text, "second")
        view.text = "third"
        let user = user(of: view)
        user.click(view)
        user.press(.end, modifiers: .control)
        user.type("!")
        XCTAssertEqual(recorder.values, ["first", "second", "third", "third!"], "not the empty text between")
        view.buffer = TextBuffer(table: nil)
        XCTAssertEqual(text.value, "", "another buffer is followed")
        text.accept("fourth")
        XCTAssertEqual(view.text, "fourth")

        let (buffer, other) = (TextBuffer(table: nil), CurrentValueRelay("a"))
        buffer.reactive.text <~> other
        buffer.text = "b"
        XCTAssertEqual(other.value, "b")
    }

    func testModelConvertsTextOfView() {
        let (view, text) = (TextView(), CurrentValueRelay("HELLO"))
        view.setSizeRequest(200, height: 100)
        view.reactive.text <~> text
        text.sink(on: view) { [weak text] _, new in
            if new != new.uppercased() { text?.accept(new.uppercased()) }
        }
        let user = user(of: view)
        user.click(view)
        user.press(.home, modifiers: .control)
        user.press(.right)
        user.press(.right)
        user.type("xy")
        XCTAssertEqual(view.text, "HEXYLLO")
        XCTAssertEqual(text.value, "HEXYLLO")
        XCTAssertEqual(view.buffer.cursorPosition, 4, "the caret is where the user types")
        view.buffer.undo()
        XCTAssertEqual(text.value, view.text, "an undone edit")
        view.buffer.redo()
        XCTAssertEqual(text.value, "HEXYLLO")
        XCTAssertEqual(view.text, "HEXYLLO")
        text.accept("¡HEXYLLO")
        XCTAssertEqual(view.text, "¡HEXYLLO")
        XCTAssertEqual(view.buffer.cursorPosition, 5, "the caret stays between the same letters")
        text.accept("no")
        XCTAssertEqual(view.text, "NO")
    }

    func testBindingsKeepSelection() {
        let (view, buffer, text) = (TextView(), TextBuffer(table: nil), CurrentValueRelay("one two"))
        view.reactive.text <~ text
        let binding = buffer.reactive.text <~> text
        for buffer in [view.buffer, buffer] {
            text.accept("one two")
            buffer.select(from: buffer.iter(atOffset: 4), to: buffer.endIter)
            text.accept("zero, one two")
            XCTAssertEqual(buffer.iter(atMark: buffer.insertMark).offset, 10)
            XCTAssertEqual(buffer.iter(atMark: buffer.selectionBoundMark).offset, 13)
        }
        binding.dispose()
        XCTAssertEqual(buffer.connectionCount, 0)
        assertFreed {
            let view = TextView()
            view.reactive.text <~> text
            return view
        }
    }

    func testViewKeepsScrollPosition() {
        let (view, text) = (TextView(), CurrentValueRelay(""))
        text.accept((1...300).map { "line \($0)" }.joined(separator: "\n"))
        view.reactive.text <~> text
        let scrolled = ScrolledWindow { view }
        scrolled.setSizeRequest(200, height: 100)
        withExtendedLifetime(user(of: scrolled)) {
            let position = scrolled.vadjustment
            wait { position.upper > 2000 }
            position.value = 2000
            pumpUntilIdle()
            text.accept("first\n" + text.value)
            wait { position.value > 2000 }
            pumpUntilIdle()
            XCTAssertLessThan(position.value, 2100, "the same lines are visible")
        }
    }

    func testToggles() {
        let (check, toggle, onOff) = (CheckButton(label: "Check"), ToggleButton(), Switch())
        let state = CurrentValueRelay(true)
        check.reactive.isActive <~> state
        toggle.reactive.isActive <~> state
        onOff.reactive.isActive <~> state
        XCTAssertTrue(check.isActive && toggle.isActive && onOff.isActive)
        let user = user(of: check)
        user.click(check)
        XCTAssertFalse(state.value)
        XCTAssertFalse(toggle.isActive || onOff.isActive)
        user.window.destroy()
        let second = self.user(of: onOff)
        second.click(onOff)
        wait { state.value }
        XCTAssertTrue(toggle.isActive)
        XCTAssertFalse(check.isActive, "the bindings of the first window ended with the window")
    }

    func testRadioGroup() {
        let (first, second) = (CheckButton(label: "1"), CheckButton(label: "2"))
        second.setGroup(first)
        let choice = CurrentValueRelay(1)
        first.reactive.isActive <~> choice.converted(to: { $0 == 1 }, from: { $0 ? 1 : choice.value })
        second.reactive.isActive <~> choice.converted(to: { $0 == 2 }, from: { $0 ? 2 : choice.value })
        XCTAssertTrue(first.isActive)
        choice.accept(2)
        XCTAssertTrue(second.isActive)
        XCTAssertFalse(first.isActive)
        first.isActive = true
        XCTAssertEqual(choice.value, 1)
    }

    func testSpinButtons() {
        let (button, number) = (SpinButton(min: 0, max: 100, step: 1), CurrentValueRelay(5.0))
        button.reactive.value <~> number
        let recorder = Recorder<Double>()
        number.sink { recorder.values.append($0) }.store(in: &button.cancellables)
        let user = user(of: button)
        user.click(button, at: (x: 10, y: 10))
        user.press("a", modifiers: .control)
        user.type("42")
        XCTAssertEqual(number.value, 5, "typed text takes effect when GTK accepts it")
        user.press(.return)
        XCTAssertEqual(recorder.values, [5, 42])
        number.accept(7)
        XCTAssertEqual(button.text, "7")
        let whole = CurrentValueRelay(1)
        button.reactive.value <~> whole.converted(to: { Double($0) }, from: { Int($0) })
        user.press(.up)
        XCTAssertEqual(whole.value, 2)
    }

    func testScales() {
        let (scale, number) = (Scale(orientation: .horizontal, min: 0, max: 10, step: 1), CurrentValueRelay(3.0))
        scale.setSizeRequest(200, height: 40)
        scale.reactive.value <~> number
        XCTAssertEqual(scale.value, 3)
        let user = user(of: scale)
        scale.grabFocus()
        user.press(.right)
        XCTAssertEqual(number.value, 4)
        number.accept(8)
        XCTAssertEqual(scale.value, 8)
        scale.adjustment = Adjustment(value: 1, lower: 0, upper: 5)
        XCTAssertEqual(number.value, 1, "another adjustment is followed")
        number.accept(2)
        XCTAssertEqual(scale.adjustment.value, 2)
    }

    func testDropDowns() {
        let (dropDown, choice) = (DropDown(strings: ["a", "b", "c"]), CurrentValueRelay<Int?>(1))
        dropDown.reactive.selected <~> choice
        let recorder = Recorder<Int?>()
        choice.sink { recorder.values.append($0) }.store(in: &dropDown.cancellables)
        XCTAssertEqual(dropDown.selected, 1)
        choice.accept(nil)
        XCTAssertEqual(dropDown.selected, GTKDefect.keptSelection.isPresent ? 1 : nil)
        dropDown.selected = 2
        XCTAssertEqual(recorder.values, [1, nil, 2])
        (dropDown.model as? StringList)?.remove(0)
        XCTAssertEqual(recorder.values, [1, nil, 2, 1], "once, although GTK notifies twice")

        let (other, index) = (DropDown(strings: ["a", "b"]), CurrentValueRelay(1))
        other.reactive.selected <~> index
        XCTAssertEqual(other.selected, 1)
        other.selected = nil
        XCTAssertEqual(index.value, 1, "a model that isn't optional does not receive an empty selection")
        other.selected = 0
        XCTAssertEqual(index.value, 0)
    }

    func testUserChoosesFromDropDown() {
        let (dropDown, choice) = (DropDown(strings: ["a", "b", "c"]), CurrentValueRelay<Int?>(0))
        dropDown.reactive.selected <~> choice
        let byUser = Recorder<Int?>()
        dropDown.publisher(for: \.selected).byUser.sink { byUser.values.append($0) }.store(in: &dropDown.cancellables)
        let user = user(of: dropDown)
        dropDown.selected = 2
        dropDown.selected = 0
        user.click(dropDown)
        user.press(.down)
        user.press(.return)
        wait { choice.value == 1 }
        XCTAssertEqual(byUser.values, [1])
    }

    func testNotebooksAndStacks() {
        let (notebook, page) = (Notebook(), CurrentValueRelay(1))
        for name in ["a", "b", "c"] { _ = notebook.appendPage(Label(label: name), tabLabel: Label(label: name)) }
        let user = user(of: notebook)
        notebook.reactive.page <~> page
        XCTAssertEqual(notebook.page, 1)
        notebook.grabFocus()
        user.press(.right)
        XCTAssertEqual(page.value, 2)

        let (stack, name) = (Stack(), CurrentValueRelay("second"))
        for name in ["first", "second"] { _ = stack.add(Label(label: name), name: name) }
        stack.reactive.visibleChildName <~> name
        XCTAssertEqual(stack.visibleChildName, "second")
        stack.visibleChildName = "first"
        XCTAssertEqual(name.value, "first")
    }

    func testExpandersAndRevealers() {
        let (expander, revealer, isOpen) = (Expander(label: "More"), Revealer(), CurrentValueRelay(false))
        expander.child = Label(label: "child")
        expander.reactive.isExpanded <~> isOpen
        revealer.reactive.revealsChild <~> isOpen
        let user = user(of: expander)
        expander.grabFocus()
        user.press(.return)
        XCTAssertTrue(isOpen.value)
        XCTAssertTrue(revealer.revealsChild)
    }

    func testDates() {
        let (calendar, date) = (GtkCalendar(), CurrentValueRelay(CalendarDate(year: 2024, month: 2, day: 29)))
        calendar.reactive.selectedDate <~> date
        XCTAssertEqual(calendar.selectedDate, date.value)
        let recorder = Recorder<CalendarDate>()
        date.sink { recorder.values.append($0) }.store(in: &calendar.cancellables)
        date.accept(CalendarDate(year: 2025, month: 12, day: 31))
        XCTAssertEqual(calendar.selectedDate.description, "2025-12-31")
        calendar.selectedDate = CalendarDate(year: 2026, month: 1, day: 1)
        XCTAssertEqual(recorder.values.map(\.description), ["2024-02-29", "2025-12-31", "2026-01-01"])
        XCTAssertLessThan(recorder.values[0], recorder.values[1])
    }

    func testColors() {
        let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
        let blue = RGBA(red: 0, green: 0, blue: 1, alpha: 1)
        let (button, color) = (ColorButton(rgba: blue), CurrentValueRelay(red))
        button.reactive.rgba <~> color
        XCTAssertEqual(button.rgba, red)
        button.rgba = blue
        XCTAssertEqual(color.value, blue)
    }

    func testObjectsOtherThanWidgets() {
        let (adjustment, number) = (Adjustment(value: 0, lower: 0, upper: 10), CurrentValueRelay(2.0))
        adjustment.reactive.value <~> number
        XCTAssertEqual(adjustment.value, 2)
        adjustment.value = 3
        XCTAssertEqual(number.value, 3)
    }
}

@MainActor
@Observable
private final class Form {
    var text = ""
    var number = 0.0
    var isOn = false
    var title = ""
}
