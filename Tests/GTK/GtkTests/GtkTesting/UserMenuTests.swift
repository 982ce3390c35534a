import Combine
import Gtk
import GtkTesting
import XCTest

@MainActor
final class UserMenuTests: GtkTestCase {
    /// A window with a menu bar, a menu button and a label with a context menu, which shows the chosen item.
    @MainActor private final class MenuForm {
        let window = ApplicationWindow(application: nil)
        let button = MenuButton()
        let label = Label(label: "with a menu")
        let context: PopoverMenu
        var chosen: [String] = []

        init() {
            let export = Menu()
            export.append("As _Text…", action: "win.text")
            export.append("As _Image…", action: "win.image")
            let file = Menu()
            file.append("_Open…", action: "win.open")
            file.appendSubmenu("_Export", export)
            file.append("_Print", action: "win.print")
            let bar = Menu()
            bar.appendSubmenu("_File", file)
            context = PopoverMenu(model: file)
            button.menuModel = file
            button.iconName = "open-menu-symbolic"
            button.accessible.label = "Main Menu"
            let box = Box(orientation: .vertical)
            for child in [PopoverMenuBar(model: bar), button, label] as [Widget] { box.append(child) }
            context.setParent(label)
            window.child = box
            for name in ["open", "text", "image", "print"] {
                window.addAction(name, on: window) { [unowned self] _ in chosen.append(name) }
            }
            (window.lookupAction("print") as? SimpleAction)?.isEnabled = false
        }

        isolated deinit { context.unparent() }
    }

    func testChoosesFromAMenuBar() {
        let form = MenuForm()
        let user = User(form.window)
        user.choose(menu: "File", "Open…")
        wait { form.chosen == ["open"] }
        user.choose(menu: "File", "Open…")
        wait { form.chosen == ["open", "open"] }
    }

    func testReportsUnsupportedSubmenu() {
        let form = MenuForm()
        let user = User(form.window)
        let failures = collectFailures { user.choose(menu: "File", "Export", "As Image…") }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("the submenu \"Export\" opens next to its item") ?? false, "\(failures)")
    }

    func testClosesOpenMenuAfterTest() {
        let form = MenuForm()
        User(form.window).click(form.button)
        wait { form.button.popover?.isMapped ?? false }
    }

    func testChoosesFromAMenuButton() {
        let form = MenuForm()
        let user = User(form.window)
        user.choose(menu: "Main Menu", "Export", "As Text…")
        user.choose(menu: "Main Menu", "Open…")
        wait { form.chosen == ["text", "open"] }
    }

    func testChoosesFromAnOpenMenu() {
        let form = MenuForm()
        let user = User(form.window)
        form.context.popup()
        user.choose(menu: "Open…")
        wait { form.chosen == ["open"] }
    }

    func testReportsUnavailableItems() {
        let form = MenuForm()
        let user = User(form.window)
        let failures = collectFailures {
            user.choose(menu: "Edit", "Copy")
            user.choose(menu: "File", "Print")
        }
        XCTAssertEqual(failures.count, 2)
        XCTAssertTrue(
            failures.first?.contains("menu item \"Edit\". The visible items are \"File\", \"Main Menu\"") ?? false,
            "\(failures)"
        )
        XCTAssertTrue(failures.last?.contains("the menu item \"Print\" is insensitive") ?? false, "\(failures)")
        XCTAssertEqual(form.chosen, [])
    }
}
