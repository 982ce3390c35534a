import CombineGtk
import NameForm
import XCTest

@MainActor
final class NameFormWindowTests: GtkTestCase {
    /// The window and the widgets that the user sees.
    @MainActor private struct Screen {
        let window: NameFormWindow
        let greeting: Label
        let firstName: Entry
        let lastName: Entry
        let register: Button
        let confirmation: Label

        init(_ viewModel: NameFormViewModel = NameFormViewModel()) throws {
            window = try NameFormWindow(application: nil, viewModel: viewModel)
            greeting = try XCTUnwrap(window.first(Label.self, id: "greeting"))
            firstName = try XCTUnwrap(window.first(Entry.self, labelled: "First name"))
            lastName = try XCTUnwrap(window.first(Entry.self, labelled: "Last name"))
            register = try XCTUnwrap(window.first(Button.self, labelled: "Register"))
            confirmation = try XCTUnwrap(window.first(Label.self, id: "confirmation"))
        }

        /// Returns a Boolean value that indicates whether an entry has the focus.
        func hasFocus(_ entry: Entry) -> Bool { window.focusWidget?.parent === entry }
    }

    func testStartsEmptyWithFocusInFirstEntry() throws {
        let screen = try Screen()
        _ = User(screen.window)
        XCTAssertEqual(screen.window.title, "Name Form")
        XCTAssertEqual(screen.greeting.label, "Hello!")
        XCTAssertEqual(screen.confirmation.label, "")
        XCTAssertFalse(screen.register.isEffectivelySensitive)
        XCTAssertTrue(screen.hasFocus(screen.firstName))
    }

    func testRegistersWithAClick() throws {
        let model = NameFormViewModel()
        let screen = try Screen(model)
        let user = User(screen.window)
        user.type("Ada")
        XCTAssertEqual(model.firstName, "Ada")
        XCTAssertEqual(screen.greeting.label, "Hello, Ada!")
        XCTAssertFalse(screen.register.isEffectivelySensitive)
        user.click(screen.lastName)
        user.type("Lovelace")
        XCTAssertEqual(screen.greeting.label, "Hello, Ada Lovelace!")
        XCTAssertTrue(screen.register.isEffectivelySensitive)
        user.click(screen.register)
        XCTAssertEqual(screen.confirmation.label, "Registered: Ada Lovelace")
        XCTAssertEqual(screen.greeting.label, "Hello!")
        XCTAssertFalse(screen.register.isEffectivelySensitive)
        XCTAssertTrue(screen.hasFocus(screen.firstName))
        wait { screen.firstName.text == "" && screen.lastName.text == "" }
    }

    func testRegistersWithEnterInEitherEntry() throws {
        let screen = try Screen()
        let user = User(screen.window)
        user.type("Ada")
        user.press(.tab)
        XCTAssertTrue(screen.hasFocus(screen.lastName))
        user.type("Lovelace")
        user.press(.return)
        XCTAssertEqual(screen.confirmation.label, "Registered: Ada Lovelace")
        XCTAssertTrue(screen.hasFocus(screen.firstName))
        wait { screen.firstName.text == "" && screen.lastName.text == "" }

        user.click(screen.lastName)
        user.type("Hopper")
        user.click(screen.firstName)
        user.type("Grace")
        user.press(.keypadEnter)
        XCTAssertEqual(screen.confirmation.label, "Registered: Grace Hopper")
        XCTAssertTrue(screen.hasFocus(screen.firstName))
    }

    func testEnterDoesNothingWithoutBothNames() throws {
        let screen = try Screen()
        let user = User(screen.window)
        user.type("Ada")
        user.press(.return)
        user.press(.tab)
        user.type("  ")
        user.press(.return)
        XCTAssertEqual(screen.confirmation.label, "")
        XCTAssertEqual(screen.firstName.text, "Ada")
        XCTAssertEqual(screen.lastName.text, "  ")
        XCTAssertTrue(screen.hasFocus(screen.lastName))
        XCTAssertFalse(screen.register.isEffectivelySensitive)
    }

    func testTrimsAndKeepsUmlauts() throws {
        let screen = try Screen()
        let user = User(screen.window)
        user.type(" Jürgen\u{A0}")
        user.press(.tab)
        user.type(" Groß ")
        XCTAssertEqual(screen.greeting.label, "Hello, Jürgen Groß!")
        user.click(screen.register)
        XCTAssertEqual(screen.confirmation.label, "Registered: Jürgen Groß")
    }

    func testTypingInTheMiddleKeepsTheCaret() throws {
        let model = NameFormViewModel()
        let screen = try Screen(model)
        let user = User(screen.window)
        user.type("Aa")
        user.press(.left)
        user.type("d")
        XCTAssertEqual(screen.firstName.text, "Ada")
        XCTAssertEqual(screen.firstName.position, 2)
        XCTAssertEqual(model.firstName, "Ada")
    }

    func testModelChangesEntries() throws {
        let model = NameFormViewModel()
        model.firstName = "Ada"
        let screen = try Screen(model)
        XCTAssertEqual(screen.firstName.text, "Ada")
        model.lastName = "Lovelace"
        wait { screen.lastName.text == "Lovelace" }
        XCTAssertTrue(screen.register.isEffectivelySensitive)
        XCTAssertEqual(model.firstName, "Ada")
    }

    func testHasMnemonics() throws {
        let screen = try Screen()
        let user = User(screen.window)
        user.press("l", modifiers: .alt)
        wait { screen.hasFocus(screen.lastName) }
        user.type("Lovelace")
        user.press("f", modifiers: .alt)
        wait { screen.hasFocus(screen.firstName) }
        user.type("Ada")
        user.press("r", modifiers: .alt)
        wait { screen.confirmation.label == "Registered: Ada Lovelace" }
        XCTAssertTrue(screen.hasFocus(screen.firstName))
    }

    func testLongNameDoesNotWidenWindow() throws {
        let model = NameFormViewModel()
        let screen = try Screen(model)
        let user = User(screen.window)
        let width = screen.window.width
        model.firstName = String(repeating: "Ada ", count: 40)
        model.lastName = "Lovelace"
        user.click(screen.register)
        XCTAssertEqual(screen.window.width, width)
    }

    func testControlQCloses() throws {
        let screen = try Screen()
        let user = User(screen.window)
        user.press("q", modifiers: .control)
        wait { openWindows.isEmpty }
    }

    func testReleasesUsedWindow() throws {
        let model = NameFormViewModel()
        let useAndClose = {
            let screen = try Screen(model)
            let user = User(screen.window)
            user.type("Ada")
            user.press(.tab)
            user.type("Lovelace")
            user.press(.return)
            XCTAssertEqual(screen.confirmation.label, "Registered: Ada Lovelace")
            user.press("q", modifiers: .control)
            self.wait { self.openWindows.isEmpty }
        }
        // The first window creates objects that GTK never releases.
        try useAndClose()
        for _ in 0..<5 { try assertNoLeaks(useAndClose) }
        // The model is still usable and has no subscribers.
        model.firstName = "Ada"
        model.register()
    }
}
