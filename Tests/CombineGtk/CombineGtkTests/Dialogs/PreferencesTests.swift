import CombineGtk
import GtkTesting
import XCTest

private enum Order: CaseIterable {
    case title, date

    var name: String { self == .title ? "Title" : "Date" }
}

private final class EditorSettings: ObservableObject {
    @Published var isDark = false
    @Published var server = "example.org"
    @Published var size = 12
    @Published var zoom = 1.0
    @Published var order = Order.title
}

@MainActor
final class PreferencesTests: GtkTestCase {
    private func present(_ settings: EditorSettings, over window: Window) -> Widget? {
        @Bindable var settings = settings
        return window.presentPreferences {
            PreferencesPage("General", icon: "preferences-system-symbolic") {
                PreferencesGroup("Editor", explanation: "How notes are written") {
                    PreferencesRow("Dark", subtitle: "White on black", isOn: $settings.isDark)
                    PreferencesRow("Text Size", value: $settings.size, in: 8...32)
                    PreferencesRow("Zoom", value: $settings.zoom, in: 0.5...2, step: 0.25, digits: 2)
                }
                PreferencesGroup("Sync") {
                    PreferencesRow("Server", text: $settings.server, placeholder: "Address")
                    PreferencesRow("Sort by", selection: $settings.order, of: Order.allCases, title: \.name)
                }
            }
            PreferencesPage("More") {
                PreferencesGroup { PreferencesRow("Font", control: FontButton()) }
            }
        }
    }

    private func shown() throws -> (EditorSettings, Widget, User) {
        let (window, settings) = (TestedWindow(), EditorSettings())
        _ = User(window)
        let preferences = try XCTUnwrap(present(settings, over: window))
        return (settings, preferences, User(preferences))
    }

    func testBindsRowsInBothDirections() throws {
        let (settings, preferences, user) = try shown()
        let entry = try XCTUnwrap(preferences.first(Entry.self))
        user.click(try XCTUnwrap(preferences.first(Switch.self)))
        wait { settings.isDark }
        settings.isDark = false
        wait { preferences.first(Switch.self)?.isActive == false }
        user.click(entry)
        user.press("a", modifiers: .control)
        user.type("a.b")
        XCTAssertEqual(settings.server, "a.b")
        let numbers = preferences.descendants(of: SpinButton.self)
        XCTAssertEqual(numbers.map(\.value), [12, 1])
        numbers[0].value = 14
        numbers[1].value = 1.25
        XCTAssertEqual(settings.size, 14)
        XCTAssertEqual(settings.zoom, 1.25)
        let choice = try XCTUnwrap(preferences.first(DropDown.self))
        XCTAssertEqual(choice.selected, 0)
        choice.selected = 1
        XCTAssertEqual(settings.order, .date)
        settings.order = .title
        wait { choice.selected == 0 }
    }

    func testAPageIsListedWhileItsConditionIsTrue() throws {
        let (window, settings) = (TestedWindow(), EditorSettings())
        _ = User(window)
        let preferences = try XCTUnwrap(
            window.presentPreferences {
                PreferencesPage("General") { PreferencesGroup { PreferencesRow("Font", control: FontButton()) } }
                PreferencesPage("More") {}.visible(when: { settings.isDark })
            }
        )
        _ = User(preferences)
        for isListed in [false, true, false] {
            settings.isDark = isListed
            wait {
                preferences.descendants(of: Label.self).contains { $0.label == "More" && $0.isMapped } == isListed
            }
        }
    }

    func testIsADialogOfTheSameLibraryWithTheGivenRows() throws {
        let window = TestedWindow()
        _ = User(window)
        let row = PreferencesRow("Dark", isOn: CurrentValueRelay(true))
        let page = PreferencesPage("General") { PreferencesGroup("Look") { row } }
        let preferences = try XCTUnwrap(window.presentPreferences("Settings") { page } as? TestedPreferences)
        XCTAssertEqual(preferences.title, "Settings")
        XCTAssertTrue(preferences.isModal(over: window))
        XCTAssertIdentical(preferences.first(PreferencesRow.self), row)
        XCTAssertIdentical(preferences.first(PreferencesPage.self), page)
        wait { row.height > 0 }
    }

    func testIsAccessible() throws {
        try shown().1.assertAccessible()
    }

    func testClickOnRowActivatesControl() throws {
        let (settings, preferences, user) = try shown()
        user.click(try XCTUnwrap(preferences.first(Label.self, labelled: "Dark")))
        wait { settings.isDark }
        user.click(try XCTUnwrap(preferences.first(Label.self, labelled: "Server")))
        let entry = try XCTUnwrap(preferences.first(Entry.self))
        wait { entry.hasFocus || entry.descendants.contains(where: \.hasFocus) }
        XCTAssertIdentical(preferences.first(Entry.self, labelled: "Server"), entry)
    }

    /// A label passes its activation on to the row, which would activate the label again, without end.
    func testRowWithLabelCannotBeActivated() throws {
        let window = TestedWindow()
        _ = User(window)
        let row = PreferencesRow("Version", control: Label("1.0"))
        let preferences = window.presentPreferences { PreferencesPage("General") { PreferencesGroup { row } } }
        let user = User(try XCTUnwrap(preferences))
        XCTAssertFalse(row.isActivatable)
        user.click(row)
        row.isActivatable = true
        user.click(row)
        _ = row.grabFocus()
        user.press(.return)
    }

    func testTitleBarSwitchesPages() throws {
        let (_, preferences, user) = try shown()
        XCTAssertEqual(preferences.first(FontButton.self)?.isMapped, false)
        user.click(try XCTUnwrap(preferences.first(ToggleButton.self, labelled: "More")))
        wait { preferences.first(FontButton.self)?.isMapped == true }
    }

    func testReusesWindowUntilParentOrEscapeClosesIt() throws {
        let (window, settings) = (TestedWindow(), EditorSettings())
        let user = User(window)
        let preferences = try XCTUnwrap(present(settings, over: window))
        XCTAssertIdentical(present(settings, over: window), preferences)
        user.dismissDialog()
        wait { user.dialogs.isEmpty }
        XCTAssertNotNil(present(settings, over: window))
        window.close()
        wait { openWindows.isEmpty }
        XCTAssertNil(present(settings, over: window))
        assertTraps(saying: "the preferences window \"Preferences\" requires a window that was shown") {
            _ = self.present(settings, over: TestedWindow())
        }
    }

    func testReleasesAllObjects() throws {
        let once = TestedWindow()
        let warm = User(once)
        _ = present(EditorSettings(), over: once)
        warm.dismissDialog()
        once.close()
        wait { openWindows.isEmpty }
        weak var weakSettings: EditorSettings?
        assertNoLeaks {
            let (window, settings) = (TestedWindow(), EditorSettings())
            let user = User(window)
            weakSettings = settings
            _ = present(settings, over: window)
            wait { user.dialogs.count == 1 }
            window.close()
            wait { openWindows.isEmpty }
        }
        XCTAssertNil(weakSettings)
    }
}
