import CombineGtk
@_spi(Binding) import Gtk
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class MenuPartsTests: GtkTestCase {
    /// Returns the titles of a menu's items. Sections are in brackets and submenus in braces.
    private func outline(_ menu: MenuModel?) -> [String] {
        guard let menu else { return [] }
        return (0..<menu.itemCount).map { index in
            let label = menu.itemAttributeValue(index, attribute: MenuAttribute.label)?.string ?? ""
            if let section = menu.itemLink(index, link: MenuLink.section) { return "\(label)\(outline(section))" }
            if let submenu = menu.itemLink(index, link: MenuLink.submenu) {
                return "\(label){\(outline(submenu).joined(separator: ", "))}"
            }
            return label
        }
    }

    private func open(_ button: MenuButton, _ user: User) {
        user.click(button)
        wait("the menu to open") { button.popover?.isMapped == true }
    }

    private func close(_ button: MenuButton, _ user: User) {
        user.press(.escape)
        wait("the menu to close") { button.popover?.isMapped != true }
    }

    /// Opens a menu and clicks one of its items.
    private func click(_ text: String, _ button: MenuButton, _ user: User) {
        open(button, user)
        guard let label = button.popover?.descendants(of: Label.self).first(where: { $0.visibleText == text }) else {
            return XCTFail("the menu has no \"\(text)\": \(button.popover?.visibleText ?? "")")
        }
        user.click(label)
    }

    /// Opens a menu, clicks an item and waits until the menu is closed.
    private func choose(_ text: String, _ button: MenuButton, _ user: User) {
        click(text, button, user)
        wait("the menu to close") { button.popover?.isMapped != true }
    }

    func testMenuContents() {
        let model = CommandModel()
        let (add, delete) = (Command("add", title: "Add") {}, Command("delete", title: "Delete_all") {})
        let hasHelp = false
        let menu = Menu {
            Menu.Section {
                add
                delete
            }
            Menu.Section("sort_by") { Menu.Picker("sort_key", selection: Bindable(model).order, title: \.rawValue) }
            Menu.Submenu("More") {
                for number in 1...2 { Command("number", title: "Number \(number)") {} }
                if hasHelp { Command("help", title: "Help") {} }
                MenuItem(label: "Close", detailedAction: "window.close")
            }
            Menu.Toggle("Word Wrap", isOn: Bindable(model).wraps)
        }
        XCTAssertEqual(
            outline(menu),
            [
                "[\"Add\", \"Delete__all\"]", "sort_by[\"sort_key[\\\"name\\\", \\\"date\\\", \\\"size\\\"]\"]",
                "More{Number 1, Number 2, Close}", "Word Wrap",
            ]
        )
    }

    func testTitlesAndKeysUpdate() {
        let undo = Command("undo", title: "Undo", keys: "<Control>z") {}
        let menu = Menu { undo }
        func key() -> String? { menu.itemAttributeValue(0, attribute: "accel")?.string }
        XCTAssertNil(key())
        let window = Window()
        let added = window.add(undo)
        XCTAssertEqual(key(), "<Control>z")
        undo.title = "Undo Typing"
        XCTAssertEqual(outline(menu), ["Undo Typing"])
        XCTAssertEqual(key(), "<Control>z")
        added.dispose()
        XCTAssertNil(key())
    }

    func testUserChoosesItem() throws {
        let (model, gate) = (CommandModel(), CommandGate())
        let delete = Command("delete", title: "Delete", keys: "<Control>Delete") {
            model.log.append("delete")
            await gate.wait()
        }
        let button = MenuButton("Edit") {
            Menu.Section {
                delete
                Menu.Toggle("Word Wrap", isOn: Bindable(model).wraps)
            }
            Menu.Section("Order") { Menu.Picker(selection: Bindable(model).order) { "By \($0)" } }
            Menu.Section("Recent", model.$recent) { name in
                Command("open", title: name) { model.log.append("open \(name)") }
            }
        }
        let window = makeCommandWindow(button)
        window.add(delete)
        let user = User(window)
        choose("Delete", button, user)
        wait { model.log == ["delete"] }
        click("Delete", button, user)
        XCTAssertEqual(model.log, ["delete"], "it is executing")
        close(button, user)
        gate.open()
        wait { delete.isEnabled.value }
        choose("Word Wrap", button, user)
        wait { model.wraps }
        choose("By date", button, user)
        wait { model.order == .date }
        model.recent = ["one", "two"]
        model.order = .size
        open(button, user)
        if let item = button.popover?.descendants(of: Label.self).first { user.move(to: item) }
        try saveScreen("menu")
        close(button, user)
        choose("two", button, user)
        wait { model.log == ["delete", "open two"] }
        model.recent = ["three"]
        XCTAssertEqual(outline(button.menuModel).last, "Recent[\"three\"]")
    }

    func testClosuresDetermineContents() {
        let (names, model) = (CurrentValueRelay(["one", "two"]), CommandModel())
        let button = MenuButton("Names") {
            Menu.Section("Open", { names.value }) { name in Command("open", title: name) {} }
            Menu.Submenu("Close", { names.value }) { name in Command("close", title: name) {} }
            Menu.Picker("Order", selection: Bindable(model).order, of: { names.value.isEmpty ? [] : [.date] })
        }
        let window = makeCommandWindow(button)
        window.present()
        wait { outline(button.menuModel) == ["Open[\"one\", \"two\"]", "Close{one, two}", "Order[\"date\"]"] }
        names.value = []
        wait { outline(button.menuModel) == ["Open[]", "Close{}", "Order[]"] }
    }

    func testStatesFollowModel() throws {
        let model = CommandModel()
        let menu = Menu {
            Menu.Picker(selection: Bindable(model).order)
            Menu.Toggle("Word Wrap", isOn: Bindable(model).wraps)
        }
        let window = makeCommandWindow(Label(label: "a"))
        let button = MenuButton()
        button.menuModel = menu
        (window.child as? Box)?.append(button)
        let user = User(window)
        // Reads the checked state from the actions, because the accessible states of the items aren't available.
        func checked() -> [String] {
            button.popover?.descendants(of: Widget.self).filter {
                $0.stateFlags.contains(.checked) && $0.cssName != "button"
            }
            .map { $0.cssName } ?? []
        }
        open(button, user)
        XCTAssertEqual(checked(), ["radio"])
        model.wraps = true
        wait { checked() == ["radio", "check"] }
        close(button, user)
    }

    func testPickerIsReleasedWithMenu() {
        let model = CommandModel()
        assertNoLeaks {
            let menu = Menu { Menu.Picker(selection: Bindable(model).order) }
            XCTAssertEqual(menu.itemCount, 1)
        }
    }

    func testPickerWithStream() {
        let model = CommandModel()
        let (choice, refused) = (CurrentValueRelay("b"), CurrentValueRelay(1))
        model.recent = ["a", "b"]
        let menu = Menu {
            Menu.Picker("Recent", selection: choice, of: model.$recent)
            Menu.Picker(
                selection: refused.validated { if $0 > 2 { throw ValidationError("Too many") } },
                of: [1, 2, 3]
            )
        }
        let button = MenuButton()
        button.menuModel = menu
        let user = User(makeCommandWindow(button))
        choose("a", button, user)
        wait { choice.value == "a" }
        model.recent = ["c"]
        choose("c", button, user)
        wait { choice.value == "c" }
        choose("3", button, user)
        wait { self.openWindows.contains { ($0 as? MessageDialog)?.secondaryText == "Too many" } }
        XCTAssertEqual(refused.value, 1)
    }

    func testMenuItemClosesWindow() {
        let model = CommandModel()
        let other = makeCommandWindow(Button(Command("log", title: "Log") { model.log.append("log") }))
        assertFreed {
            let window = Window()
            let button = MenuButton("Window") {
                Command("close", title: "Close", on: window) { window in
                    window.close()
                    // The task is cancelled when the window is closed.
                    try await Task.sleep(for: .seconds(60))
                    model.log.append("went on")
                }
            }
            window.child = button
            click("Close", button, User(window))
            return window
        }
        let user = User(other)
        if let button = other.first(Button.self) { user.click(button) }
        XCTAssertEqual(model.log, ["log"])
    }

    // MARK: Lifetimes

    func testMenuIsReleasedWithWidget() {
        let (model, subject) = (CommandModel(), CurrentValueSubject<[Int], Never>([1]))
        weak var token: Token?
        weak var released: Command?
        assertNoLeaks {
            let held = Token()
            token = held
            let command = Command("keep", title: "Keep") { _ = held }
            released = command
            let window = makeCommandWindow(
                MenuButton("Menu") {
                    command
                    Menu.Toggle("Word Wrap", isOn: Bindable(model).wraps)
                }
            )
            window.present()
            window.destroy()
        }
        XCTAssertNil(token)
        XCTAssertNil(released)
        // GTK leaks the sections that it has shown, but their bindings must end.
        var isCancelled = false
        let stream = subject.handleEvents(receiveCancel: { isCancelled = true })
        do {
            let held = Token()
            token = held
            let button = MenuButton("Menu") {
                Menu.Section("Stream", stream) { number in Command("keep", title: "\(number)") { _ = held } }
                Menu.Submenu("Order") { Menu.Picker(selection: Bindable(model).order) }
            }
            let window = makeCommandWindow(button)
            let user = User(window)
            open(button, user)
            XCTAssertFalse(isCancelled)
            close(button, user)
            window.destroy()
        }
        wait { isCancelled && token == nil }
    }

    func testMenuChangesOftenWhileOpen() {
        let subject = CurrentValueSubject<[Int], Never>([0])
        weak var token: Token?
        let menus = LiveCount.objectsByClass
        do {
            let held = Token()
            token = held
            let button = MenuButton("Menu") {
                Menu.Section("Stream", subject) { number in Command("keep", title: "\(number)") { _ = held } }
            }
            let window = makeCommandWindow(button)
            let user = User(window)
            open(button, user)
            for number in 1...50 {
                subject.value = [number, number + 1]
                wait { button.popover?.visibleText.contains("\(number + 1)") == true }
            }
            close(button, user)
            window.destroy()
        }
        // GTK retains the section that it showed last.
        wait { token == nil && LiveCount.objectsByClass["Menu", default: 0] <= menus["Menu", default: 0] + 1 }
    }

    func testReplacedMenu() {
        var isCancelled = false
        let subject = CurrentValueSubject<[String], Never>([])
        let stream = subject.handleEvents(receiveCancel: { isCancelled = true })
        let button = MenuButton("Menu") { Menu.Section("Stream", stream) { Command("a", title: $0) {} } }
        pumpUntilIdle()
        XCTAssertFalse(isCancelled)
        button.menuModel = nil
        wait { isCancelled }
    }

    func testReleasesWindowWithCommands() {
        final class CommandsWindow: Window {
            let viewModel = CommandModel()
            lazy var save = Command("save", title: "Save", keys: "<Control>s", on: self) { window in
                window.viewModel.log.append("s")
            }
            lazy var load = Command("load", title: "Load", on: self) { window in await window.read() }

            func read() async {
                await Task.yield()
                viewModel.log.append("l")
            }

            func build() {
                let box = Box(orientation: .vertical, spacing: 0)
                box.append(Button(save))
                box.append(Button(load, labelStyle: .titleOnly))
                box.append(MenuButton("Menu") { save })
                child = box
                add(save, load)
                load.errors.sink(on: self) { window, error in window.title = "\(error)" }
            }
        }
        for isShown in [true, false] {
            assertNoLeaks {
                let window = CommandsWindow()
                window.build()
                if isShown { window.present() }
                window.save.start()
                window.load.start()
                if isShown { window.destroy() }
            }
        }
    }

    func testSectionsDoNotRetainWindow() {
        for isShown in [true, false] {
            assertFreed {
                let (window, model) = (Window(), CommandModel())
                let button = MenuButton("Menu") {
                    Menu.Section("Recent", model.$recent, on: window) { window, name in
                        Command("open", title: name, on: window) { window in window.title = name }
                    }
                    Menu.Submenu("Recent", model.$recent, on: window) { window, name in
                        Command("close", title: name, on: window) { window in window.close() }
                    }
                }
                window.child = button
                model.recent = ["a"]
                XCTAssertEqual(outline(button.menuModel), ["Recent[\"a\"]", "Recent{a}"])
                if isShown {
                    choose("a", button, User(window))
                    XCTAssertEqual(window.title, "a")
                    window.destroy()
                }
                return window
            }
        }
    }

    func testReleasesWindowsThatWereNeverShown() {
        for make in [{ Window() }, { ApplicationWindow(application: nil) }] {
            weak var released: Command?
            assertFreed {
                let (window, command) = (make(), Command("save", title: "Save", keys: "F8") {})
                released = command
                window.add(command)
                window.child = Button(command)
                return window
            }
            XCTAssertNil(released)
        }
    }

    func testExecutionIsCancelledWithWindow() {
        weak var released: Command?
        var ends: [Bool] = []
        do {
            let command = Command("wait", title: "Wait") {
                try? await Task.sleep(for: .seconds(60))
                ends.append(Task.isCancelled)
            }
            released = command
            let window = makeCommandWindow(Button(command))
            window.add(command)
            window.present()
            command.start()
            window.destroy()
        }
        wait { ends == [true] }
        XCTAssertNil(released)
    }
}
