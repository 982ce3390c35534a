import Combine
import Gtk
import GtkTesting
import XCTest

@MainActor
final class AccessibilityAssertionTests: GtkTestCase {
    private func window(_ widgets: [Widget]) -> Gtk.Window {
        let window = Gtk.Window()
        let box = Box(orientation: .vertical, spacing: 6)
        for widget in widgets { box.append(widget) }
        window.child = box
        return window
    }

    func testFindsWidgetsByName() {
        let button = Button(iconName: "list-add-symbolic")
        let entry = Entry()
        let label = Label(mnemonic: "_Title")
        label.mnemonicWidget = entry
        let window = window([button, label, entry])
        XCTAssertNil(window.first(Button.self, accessibilityLabel: "New Note"))
        button.accessibilityLabel = "New Note"
        XCTAssertEqual(button.accessibilityLabel, "New Note")
        XCTAssertEqual(window.first(Button.self, accessibilityLabel: "New Note"), button)
        XCTAssertEqual(window.first(Entry.self, accessibilityLabel: "Title"), entry)
        button.accessibilityLabel = nil
        XCTAssertNil(button.accessibleName)
        entry.text = "typed"
        label.mnemonicWidget = nil
        XCTAssertNil(entry.accessibleName)
    }

    func testWindowWithNamesIsAccessible() {
        let check = CheckButton(label: "Remember")
        let spin = SpinButton(adjustment: Adjustment(value: 1, lower: 0, upper: 9), climbRate: 1, digits: 0)
        spin.accessibilityLabel = "Number"
        let hidden = Button(iconName: "list-add-symbolic")
        hidden.isVisible = false
        let window = window([check, spin, hidden, Label(label: "a text"), Button(label: "Save")])
        let bar = HeaderBar()
        window.titlebar = bar
        _ = User(window)
        window.assertAccessible()
    }

    func testReportsWidgetsWithoutNames() throws {
        let button = Button(iconName: "list-add-symbolic")
        button.tooltipText = "Add"
        button.widgetName = "add"
        let popover = Popover()
        popover.child = Switch()
        let menu = MenuButton()
        menu.label = "More"
        menu.setPopover(popover)
        let window = window([button, Entry(), menu])
        _ = User(window)
        let failures = collectFailures { window.assertAccessible() }
        XCTAssertEqual(failures.count, 3, "\(failures)")
        let first = try XCTUnwrap(failures.first)
        XCTAssertTrue(first.contains("Button #add in Window has no accessible name"), first)
        XCTAssertTrue(first.contains("Its tooltip is only a description"), first)
        XCTAssertTrue(failures[1].contains("Entry in Window has no accessible name"), failures[1])
        XCTAssertTrue(failures[2].contains("Switch"), failures[2])
    }

    func testReportsDialogsWithoutNames() {
        let dialog = Dialog()
        let failures = collectFailures { dialog.assertAccessible() }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(failures.first?.contains("has no accessible name: set its title") == true, "\(failures)")
        dialog.title = "Options"
        dialog.assertAccessible()
        dialog.destroy()
        window([]).assertAccessible()
    }

    func testReportsLowContrast() throws {
        let (pale, clear, off) = (
            Label(label: "pale text"), Label(label: "clear text"), Label(label: "insensitive text")
        )
        pale.opacity = 0.2
        off.opacity = 0.2
        off.isSensitive = false
        let window = window([pale, clear, off])
        window.assertAccessible()
        _ = User(window)
        let failures = collectFailures { window.assertAccessible() }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(
            failures.first?.contains("Label \"pale text\" in Window has a contrast of") ?? false,
            "\(failures)"
        )
        XCTAssertTrue(failures.first?.contains("where 4.5 is required") ?? false, "\(failures)")
        window.assertAccessible(minimumContrast: 0)
        window.assertAccessible(minimumContrast: 1.1)
    }

    func testReportsRepeatedProblemOnce() {
        let labels = (0..<5).map { _ in Label(label: "pale text") }
        for label in labels { label.opacity = 0.2 }
        let window = window(labels)
        _ = User(window)
        let failures = collectFailures { window.assertAccessible() }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(failures.first?.hasSuffix("where 4.5 is required (5 times)") ?? false, "\(failures)")
    }

    func testIgnoresColumnTitles() {
        let (table, pale) = (ColumnView(model: nil), Label(label: "pale text"))
        table.appendColumn(ColumnViewColumn(title: "Name", factory: nil))
        pale.opacity = 0.2
        let window = window([table, pale])
        _ = User(window)
        XCTAssertEqual(table.first(Label.self)?.text, "Name")
        let failures = collectFailures { window.assertAccessible(minimumContrast: 15) }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(failures.first?.contains("pale text") ?? false, "\(failures)")
    }

    func testWaitsForLayoutOfTexts() throws {
        let window = window([Label(label: "clear text")])
        _ = User(window)
        let pale = Label(label: "pale text")
        pale.opacity = 0.2
        try XCTUnwrap(window.child as? Box).append(pale)
        let failures = collectFailures { window.assertAccessible() }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(failures.first?.contains("pale text") ?? false, "\(failures)")
    }

    func testPartsOfControlsNeedNoNames() {
        let volume = VolumeButton()
        volume.accessibilityLabel = "Volume"
        let calendar = GtkCalendar()
        calendar.accessibilityLabel = "Date"
        let palette = ColorChooserWidget()
        palette.accessibilityLabel = "Color"
        let controls = MediaControls()
        controls.accessibilityLabel = "Controls"
        let emoji = MenuButton()
        emoji.label = "Emoji"
        emoji.popover = EmojiChooser()
        let banner = InfoBar()
        banner.showsCloseButton = true
        let window = window([volume, calendar, palette, controls, emoji, DropDown(strings: ["One"]), banner])
        _ = User(window)
        let failures = collectFailures { window.assertAccessible(minimumContrast: 0) }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(failures.first?.contains("DropDown") == true, "\(failures)")
        for control in [volume, calendar, palette, controls] as [Widget] { control.accessibilityLabel = nil }
        XCTAssertEqual(collectFailures { window.assertAccessible(minimumContrast: 0) }.count, 5)
    }

    func testIgnoresTextsOutOfView() throws {
        let lines = Box(orientation: .vertical, spacing: 0)
        for line in 1...40 { lines.append(Label(label: "Line \(line)")) }
        let faint = Label(label: "Faint")
        // Next to the scroll bar that covers the end of the lines.
        faint.halign = .start
        faint.opacity = 0.1
        lines.append(faint)
        lines.append(Label(label: "The last line"))
        let scrolled = ScrolledWindow()
        scrolled.child = lines
        scrolled.minContentHeight = 100
        let window = window([scrolled, Label(label: "Below")])
        _ = User(window)
        window.assertAccessible()
        scrolled.vadjustment.value = scrolled.vadjustment.upper
        pumpUntilIdle()
        wait { faint.bounds(in: scrolled).map { $0.y < 100 } == true }
        let failures = collectFailures { window.assertAccessible() }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(failures.first?.contains("Faint") == true, "\(failures)")
    }

    // MARK: Names

    func testReportsNamesOfClasses() {
        let (button, good) = (Button(iconName: "list-add-symbolic"), Button(label: "Button"))
        button.accessibilityLabel = "GtkButton"
        let window = window([button, good])
        _ = User(window)
        let failures = collectFailures { window.assertAccessible(minimumContrast: 0) }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(failures.first?.contains("is the name of its class, \"GtkButton\"") == true, "\(failures)")
    }

    func testReportsRepeatedNames() {
        let (label, mnemonic) = (Label(label: "Font"), Label(mnemonic: "_Size"))
        let (font, size, color) = (Entry(), Entry(), Entry())
        font.accessibilityLabel = "Font"
        font.accessible.labelledBy = [label]
        size.accessibilityLabel = "Size"
        mnemonic.mnemonicWidget = size
        color.accessibilityLabel = "Color"
        let window = window([label, font, mnemonic, size, color])
        _ = User(window)
        let failures = collectFailures { window.assertAccessible(minimumContrast: 0) }
        XCTAssertEqual(failures.count, 2, "\(failures)")
        XCTAssertTrue(failures.first?.contains("has the accessible name \"Font\" twice") == true, "\(failures)")
        XCTAssertTrue(failures.last?.contains("has the accessible name \"Size\" twice") == true, "\(failures)")
    }

    func testReportsChangedTextsThatAreNotAnnounced() {
        let (silent, announced, button) = (Label(label: "0 of 4 done"), Label(label: "0"), Button(label: "Add"))
        announced.accessibleRole = .status
        let window = window([silent, announced, button, Label(label: "constant")])
        let user = User(window)
        let connection = button.clicked.sink {
            silent.text = "1 of 4 done"
            announced.text = "1"
            button.label = "Add More"
        }
        let failures = collectFailures { window.assertAnnounced { user.click(button) } }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(
            failures.first?.contains("Label \"1 of 4 done\" in Window, which has changed") == true,
            "\(failures)"
        )
        window.assertAnnounced { user.click(button) }
        connection.cancel()
    }
}
