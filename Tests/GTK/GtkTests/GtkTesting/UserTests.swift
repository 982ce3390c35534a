import CGtk
import Combine
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

@MainActor
final class UserTests: GtkTestCase {
    /// A window with an entry and two buttons.
    @MainActor private final class Form {
        let window = Gtk.Window()
        let entry = Entry()
        let button = Button(label: "Register")
        let other = Button(label: "Cancel")
        var clicks = 0
        var cancellables: Set<AnyCancellable> = []

        init() {
            let box = Box(orientation: .vertical)
            box.append(entry)
            box.append(button)
            box.append(other)
            window.child = box
            button.clicked.sink { [unowned self] in clicks += 1 }.store(in: &cancellables)
        }
    }

    func testOpensAndActivatesTheWindow() {
        let form = Form()
        _ = User(form.window)
        XCTAssertTrue(form.window.isActive)
        XCTAssertTrue(form.button.isMapped)
    }

    func testClicks() {
        let form = Form()
        let user = User(form.window)
        user.click(form.button)
        XCTAssertEqual(form.clicks, 1)
        user.click(form.other)
        XCTAssertEqual(form.clicks, 1)
        for _ in 0..<20 { user.click(form.button) }
        XCTAssertEqual(form.clicks, 21)
    }

    func testInsensitiveButtonIsNotClicked() {
        let form = Form()
        form.button.isSensitive = false
        let user = User(form.window)
        user.click(form.button)
        XCTAssertEqual(form.clicks, 0)
        form.button.isSensitive = true
        user.click(form.button)
        XCTAssertEqual(form.clicks, 1)
    }

    func testSeparateClicksAreNotADoubleClick() {
        let form = Form()
        let gesture = GestureClick()
        form.button.addController(gesture)
        gesture.setPropagationPhaseToCapture()
        var presses: [Int] = []
        gesture.pressed.sink { presses.append($0.pressCount) }.store(in: &form.cancellables)
        let user = User(form.window)
        user.click(form.button)
        user.click(form.button)
        XCTAssertEqual(presses, [1, 1])
        user.doubleClick(form.button)
        XCTAssertEqual(presses, [1, 1, 1, 2])
        user.click(form.button)
        XCTAssertEqual(presses, [1, 1, 1, 2, 1])
    }

    func testDoubleClickSelectsAWord() {
        let form = Form()
        form.entry.text = "one"
        let user = User(form.window)
        user.doubleClick(form.entry, at: (x: 15, y: Double(form.entry.height) / 2))
        XCTAssertTrue(form.entry.selectedRange == 0..<3)
        user.type("two")
        XCTAssertEqual(form.entry.text, "two")
    }

    func testClicksAtCurrentPosition() {
        let form = Form()
        let user = User(form.window)
        let before = form.button.label
        form.other.label = "Cancel\nand\nnever\ncome\nback"
        form.entry.isVisible = false
        form.button.label = "Very much longer than it was before"
        user.click(form.button)
        XCTAssertEqual(form.clicks, 1)
        form.entry.isVisible = true
        form.button.label = before
        user.click(form.button)
        XCTAssertEqual(form.clicks, 2)
    }

    func testMovesThePointer() {
        let form = Form()
        let user = User(form.window)
        user.move(to: form.other)
        XCTAssertTrue(form.other.isHovered)
        user.move(to: form.button)
        XCTAssertTrue(form.button.isHovered)
        XCTAssertFalse(form.other.isHovered)
    }

    func testTabMovesTheFocus() {
        let form = Form()
        let user = User(form.window)
        user.click(form.entry)
        user.press(.tab)
        XCTAssertEqual(form.window.focusWidget, form.button)
        user.press(.tab)
        XCTAssertEqual(form.window.focusWidget, form.other)
        user.press(.tab, modifiers: .shift)
        XCTAssertEqual(form.window.focusWidget, form.button)
    }

    func testKeysWithModifiers() {
        let form = Form()
        form.entry.text = "one two"
        let user = User(form.window)
        user.click(form.entry)
        user.press("a", modifiers: .control)
        XCTAssertTrue(form.entry.selectedRange == 0..<7)
        user.press(.end)
        user.press(.backspace, modifiers: .control)
        XCTAssertEqual(form.entry.text, "one ")
        user.press(.home)
        user.press(.right, modifiers: [.shift, .control])
        XCTAssertTrue(form.entry.selectedRange == 0..<3)
    }

    func testMnemonicActivates() {
        let form = Form()
        form.button.setProperty("use-underline", true)
        form.button.label = "_Register"
        let user = User(form.window)
        user.press("r", modifiers: .alt)
        wait { form.clicks == 1 }
    }

    func testReturnActivatesTheEntry() {
        let form = Form()
        var activations = 0
        form.entry.activate.sink { activations += 1 }.store(in: &form.cancellables)
        let user = User(form.window)
        user.click(form.entry)
        user.type("Ada\n")
        user.press(.keypadEnter)
        XCTAssertEqual(activations, 2)
    }

    func testTwoUsers() {
        let first = Form()
        let second = Form()
        let ada = User(first.window)
        let bob = User(second.window)
        ada.click(first.entry)
        bob.click(second.entry)
        for (one, other) in zip("one", "two") {
            ada.type(String(one))
            bob.type(String(other))
        }
        XCTAssertEqual(first.entry.text, "one")
        XCTAssertEqual(second.entry.text, "two")
        bob.click(second.button)
        ada.click(first.button)
        XCTAssertEqual([first.clicks, second.clicks], [1, 1])
    }

    func testClickClosesWindow() {
        let form = Form()
        form.button.clicked.sink { [window = form.window] in window.destroy() }.store(in: &form.cancellables)
        let user = User(form.window)
        user.click(form.button)
        XCTAssertEqual(openWindows, [])
        let failures = collectFailures {
            user.click(form.button)
            user.type("a")
        }
        XCTAssertEqual(failures.count, 2)
        XCTAssertTrue(failures.allSatisfy { $0.contains("the Window is not on the screen") }, "\(failures)")
    }

    func testClicksInAPopover() throws {
        let menuButton = try XCTUnwrap(Widget.wrap(UnsafeMutableRawPointer(gtk_menu_button_new())))
        let popover = try XCTUnwrap(Widget.wrap(UnsafeMutableRawPointer(gtk_popover_new())))
        let button = Button(label: "Inside")
        gtk_popover_set_child(popover.pointer.assumingMemoryBound(to: GtkPopover.self), button.widgetPointer)
        gtk_menu_button_set_popover(OpaquePointer(menuButton.pointer), popover.widgetPointer)
        let window = Window()
        window.child = menuButton
        var clicks = 0
        let connection = button.clicked.sink { clicks += 1 }
        let user = User(window)
        user.click(menuButton)
        wait("the popover is shown") { popover.isMapped }
        user.click(try XCTUnwrap(window.first(Button.self, labelled: "Inside")))
        XCTAssertEqual(clicks, 1)
        user.press(.escape)
        wait("the popover is hidden") { !popover.isMapped }
        connection.cancel()
    }

    func testReportsWidgetsThatCannotBeClicked() {
        let form = Form()
        let user = User(form.window)
        form.other.isVisible = false
        let stranger = Button(label: "Elsewhere")
        let failures = collectFailures {
            user.click(form.other)
            user.click(stranger)
            user.click(form.button, at: (x: 5000, y: 0))
        }
        XCTAssertEqual(failures.count, 3)
        XCTAssertTrue(failures[0].contains("the Button \"Cancel\" has no size"), failures[0])
        XCTAssertTrue(failures[1].contains("the Button \"Elsewhere\" isn't in a window"), failures[1])
        XCTAssertTrue(failures[2].contains("outside of the screen"), failures[2])
        XCTAssertEqual(form.clicks, 0)
    }

    func testTypes() {
        let form = Form()
        let user = User(form.window)
        let texts = ["ada", "Ada Lovelace, 1815!", "ÄÖÜ äöüß éñ", "π ≈ 3", "日本語", "🙂🇩🇪", "~!@#$%^&*()_+{}|:\"<>?"]
        for text in texts {
            form.entry.text = ""
            user.click(form.entry)
            user.type(text)
            XCTAssertEqual(form.entry.text, text)
        }
    }

    func testTypesMoreCharactersThanUnusedKeys() {
        let form = Form()
        let user = User(form.window)
        let scalars = (0x4E00..<0x4F00).compactMap { Unicode.Scalar($0) }
        let text = String(String.UnicodeScalarView(scalars))
        user.click(form.entry)
        user.type(text)
        XCTAssertEqual(form.entry.text, text)
    }

    func testIsQuick() {
        let form = Form()
        let user = User(form.window)
        let duration = ContinuousClock().measure {
            for _ in 0..<50 { user.click(form.button) }
        }
        print("a click: \(duration / 50)")
        let typing = ContinuousClock().measure {
            user.click(form.entry)
            user.type(String(repeating: "a", count: 100))
        }
        print("a key: \(typing / 100)")
        XCTAssertEqual(form.clicks, 50)
        XCTAssertLessThan(duration / 50, .milliseconds(50))
    }

    func testDragMovesSlider() {
        let window = Window()
        let scale = Scale(orientation: .horizontal, adjustment: Adjustment(value: 0, lower: 0, upper: 100))
        scale.setSizeRequest(300, height: 40)
        window.child = scale
        let user = User(window)
        user.drag(from: scale, at: (15, 20), to: scale, at: (200, 20))
        XCTAssertGreaterThan(scale.value, 40)
        XCTAssertLessThan(scale.value, 90)
    }
}

extension GestureClick {
    /// Makes the controller receive clicks before the widget's own gesture claims them.
    fileprivate func setPropagationPhaseToCapture() {
        gtk_event_controller_set_propagation_phase(OpaquePointer(pointer), GTK_PHASE_CAPTURE)
    }
}

extension Widget {
    /// A Boolean value that indicates whether the pointer is over the widget, according to its style.
    fileprivate var isHovered: Bool {
        gtk_widget_get_state_flags(widgetPointer).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
    }
}
