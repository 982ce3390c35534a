import CombineAdw
import GtkTesting
import TestSupport
import XCTest

private enum Order: CaseIterable {
    case title, date, size

    var name: String { "by \(self)" }
}

private final class Settings: ObservableObject {
    @Published var name = "Ada"
    @Published var password = "secret"
    @Published var isOn = false
    @Published var size = 12
    @Published var zoom = 1.0
    @Published var order = Order.title
    @Published var isExpanded = false
}

/// Tests of two-way bindings with each kind of row, which a simulated user operates.
@MainActor
final class RowTests: GtkTestCase {
    private func user(of rows: [Widget]) -> User {
        let window = AdwWindow()
        window.content = AdwPreferencesPage {
            AdwPreferencesGroup("Rows & more", explanation: "<How>") { for row in rows { row } }
        }
        window.setDefaultSize(500, height: 400)
        return User(window)
    }

    /// libadwaita draws subtitles with little contrast, which a program can't change.
    func testRowsAreAccessible() {
        let (entry, action, label) = (EntryRow(), ActionRow(), Label("of the program"))
        (entry.title, action.title, action.subtitle) = ("Name", "Size", "In points")
        action.addSuffix(label)
        let window = user(of: [entry, action]).window
        window.assertAccessible()
        label.opacity = 0.3
        let failures = collectFailures { window.assertAccessible() }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(failures.first?.contains("of the program") == true, "\(failures)")
    }

    func testPropertiesOfLibadwaitaAreBoundBothWays() {
        let (entry, password, combo) = (EntryRow(), PasswordEntryRow(), ComboRow())
        let (expander, action) = (ExpanderRow(), ActionRow())
        combo.model = StringList(strings: ["a", "b", "c"])
        let (text, index, flag) = (CurrentValueRelay("x"), CurrentValueRelay<Int?>(2), CurrentValueRelay(true))
        entry.reactive.text <~> text
        password.reactive.text <~> text
        action.reactive.title <~> text
        action.reactive.subtitle <~> text
        combo.reactive.selected <~> index
        expander.reactive.isExpanded <~> flag
        expander.reactive.enablesExpansion <~> flag
        XCTAssertEqual([entry.text, password.text, action.title, action.subtitle], ["x", "x", "x", "x"])
        XCTAssertEqual(combo.selected, 2)
        XCTAssertTrue(expander.isExpanded && expander.enablesExpansion)
        password.text = "y"
        XCTAssertEqual([entry.text, text.value, action.title], ["y", "y", "y"])
        action.title = "z"
        XCTAssertEqual([entry.text, password.text], ["z", "z"])
        combo.selected = nil
        XCTAssertNil(index.value)
        combo.selected = 1
        XCTAssertEqual(index.value, 1)
        index.accept(nil)
        XCTAssertNil(combo.selected)
        expander.isExpanded = false
        XCTAssertFalse(flag.value)
    }

    func testTextRow() {
        @Bindable var settings = Settings()
        let rows = [EntryRow("Name", text: $settings.name), PasswordEntryRow("Password", text: $settings.password)]
        let user = user(of: rows)
        XCTAssertEqual(rows.map(\.title), ["Name", "Password"])
        XCTAssertEqual(rows.map(\.text), ["Ada", "secret"])
        for row in rows {
            user.click(row)
            user.press("a", modifiers: .control)
            user.type("new")
        }
        XCTAssertEqual([settings.name, settings.password], ["new", "new"])
        settings.name = "Grace"
        wait { rows[0].text == "Grace" }
    }

    func testSwitchRow() throws {
        @Bindable var settings = Settings()
        let row = ActionRow("Wrap <Lines> & Words", subtitle: "At spaces & hyphens", isOn: $settings.isOn)
        let user = user(of: [row])
        XCTAssertNotNil(row.first(Label.self, labelled: "Wrap <Lines> & Words"))
        XCTAssertNotNil(row.first(Label.self, labelled: "At spaces & hyphens"))
        XCTAssertNotNil(user.window.first(Label.self, labelled: "Rows & more"))
        XCTAssertNotNil(user.window.first(Label.self, labelled: "<How>"))
        user.click(row)
        wait { settings.isOn }
        settings.isOn = false
        wait { row.first(Switch.self)?.isActive == false }
        XCTAssertEqual(row.first(Switch.self)?.accessibleName, "Wrap <Lines> & Words")
    }

    /// A label passes its activation on to the row, so a row that activates its label would overflow the stack.
    func testRowWithLabelCannotBeActivated() {
        let row = ActionRow("Connection", control: Label("Direct"))
        let user = user(of: [row])
        XCTAssertFalse(row.isActivatable)
        XCTAssertNil(row.activatableWidget)
        user.click(row)
        row.isActivatable = true
        user.click(row)
        _ = row.grabFocus()
        user.press(.return)
        XCTAssertEqual(row.first(Label.self, labelled: "Direct")?.accessibleName, "Connection")
    }

    func testNumberRow() throws {
        @Bindable var settings = Settings()
        let whole = ActionRow("Text Size", value: $settings.size, in: 8...32)
        let fraction = ActionRow("Zoom", value: $settings.zoom, in: 0.5...2, step: 0.25, digits: 2)
        _ = user(of: [whole, fraction])
        let numbers = try [whole, fraction].map { try XCTUnwrap($0.first(SpinButton.self)) }
        XCTAssertEqual(numbers.map(\.value), [12, 1])
        numbers[0].value = 14
        numbers[1].value = 1.25
        XCTAssertEqual(settings.size, 14)
        XCTAssertEqual(settings.zoom, 1.25)
        settings.size = 100
        wait { numbers[0].value == 32 }
        XCTAssertEqual(settings.size, 100, "a limit of the row doesn't change the model")
    }

    func testCommandsAndClosingCommitTypedNumber() throws {
        @Bindable var settings = Settings()
        var rows = [ActionRow("Text Size", value: $settings.size, in: 8...32)]
        #if GTK4_12
        rows.append(SpinRow("Text Size", value: $settings.size, in: 8...32))
        #endif
        for row in rows {
            settings.size = 12
            var saved: [Int] = []
            let user = user(of: [row])
            let spin = try XCTUnwrap(row.first(SpinButton.self))
            wait { spin.value == 12 }
            user.window.add(Command("save", title: "Save", keys: "<Control>s") { saved.append(settings.size) })
            user.window.closeRequest.connect {
                saved.append(settings.size)
                return false
            }.store(in: &user.window.cancellables)
            let text = try XCTUnwrap(spin.first(Text.self))
            func replaceNumber(_ number: String) {
                user.click(text)
                user.press("a", modifiers: .control)
                user.type(number)
            }
            replaceNumber("15")
            XCTAssertEqual(settings.size, 12, "until the number is committed")
            user.press("s", modifiers: .control)
            replaceNumber("16")
            user.window.close()
            XCTAssertEqual(saved, [15, 16])
        }
    }

    func testChoiceRow() {
        @Bindable var settings = Settings()
        let row = ComboRow("Sort by", selection: $settings.order, of: Order.allCases, title: \.name)
        let user = user(of: [row])
        XCTAssertEqual(row.selected, 0)
        row.selected = 2
        XCTAssertEqual(settings.order, .size)
        settings.order = .date
        wait { row.selected == 1 }
        XCTAssertTrue(user.window.visibleText.contains("by date"), user.window.visibleText)
    }

    func testValueOutsideOfChoices() {
        @Bindable var settings = Settings()
        let row = ComboRow("Sort by", selection: $settings.order, of: [Order.date], title: \.name)
        XCTAssertNil(row.selected)
        XCTAssertEqual(settings.order, .title, "the model keeps its value")
        let none = ComboRow("Sort by", selection: $settings.order, of: [Order](), title: \.name)
        XCTAssertNil(none.selected)
    }

    func testNothingIsSelected() {
        let (row, strings) = (ComboRow(), StringList(strings: ["a", "b", "c"]))
        row.model = strings
        let selected = Recorder<Int?>()
        row.publisher(for: \.selected).sink { selected.values.append($0) }.store(in: &row.cancellables)
        _ = user(of: [row])
        // The other list is in the popover.
        let shown = row.descendants(of: ListView.self).first { $0.model is NoSelection }
        wait { shown?.visibleText == "a" }
        row.selected = 1
        row.selected = nil
        row.selected = nil
        wait { shown?.visibleText == "" }
        XCTAssertNil(row.selectedItem)
        row.selected = 2
        wait { shown?.visibleText == "c" }
        XCTAssertEqual(selected.values, [0, 1, nil, 2])
        row.selected = 1
        strings.remove(1)
        XCTAssertNotNil(row.selected, "libadwaita selects another item")
    }

    func testExpanderRow() throws {
        @Bindable var settings = Settings()
        let host = EntryRow("Host", text: $settings.name)
        let row = ExpanderRow("Proxy", isOn: $settings.isOn) { host }
        let user = user(of: [row])
        XCTAssertFalse(host.isMapped)
        let control = try XCTUnwrap(row.first(Switch.self))
        XCTAssertEqual(control.accessibleName, "Proxy")
        user.click(control)
        wait { settings.isOn && host.isMapped }
        settings.isOn = false
        wait { !row.isExpanded }
        let plain = ExpanderRow("Advanced", subtitle: "& more") { EntryRow("Name", text: $settings.name) }
        plain.reactive.isExpanded <~> $settings.isExpanded
        let second = self.user(of: [plain])
        second.click(plain)
        wait { settings.isExpanded }
    }

    func testReleasesRows() {
        weak var weakSettings: Settings?
        assertNoLeaks {
            @Bindable var settings = Settings()
            weakSettings = settings
            let user = user(of: [
                ActionRow("On", isOn: $settings.isOn), ActionRow("Size", value: $settings.size, in: 1...9),
                EntryRow("Name", text: $settings.name), PasswordEntryRow("Password", text: $settings.password),
                ComboRow("Order", selection: $settings.order, of: Order.allCases, title: \.name),
                ExpanderRow("Proxy", isOn: $settings.isOn) { EntryRow("Host", text: $settings.name) },
            ])
            user.window.close()
        }
        XCTAssertNil(weakSettings)
    }
}
