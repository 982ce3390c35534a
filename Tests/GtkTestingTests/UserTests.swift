import Combine
import Gtk
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
        form.button.sensitive = false
        let user = User(form.window)
        user.click(form.button)
        XCTAssertEqual(form.clicks, 0)
        form.button.sensitive = true
        user.click(form.button)
        XCTAssertEqual(form.clicks, 1)
    }

    func testTypes() {
        let form = Form()
        let user = User(form.window)
        for text in ["ada", "Ada Lovelace, 1815!", "ÄÖÜ äöüß éñ", "π ≈ 3", "日本語", "🙂🇩🇪", "~!@#$%^&*()_+{}|:\"<>?"] {
            form.entry.text = ""
            user.click(form.entry)
            user.type(text)
            XCTAssertEqual(form.entry.text, text)
        }
    }
}
