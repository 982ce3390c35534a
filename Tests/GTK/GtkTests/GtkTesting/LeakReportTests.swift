import Combine
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

@MainActor
final class LeakReportTests: GtkTestCase {
    private final class Keeper {
        var kept: [AnyObject] = []
    }

    func testReportsLeakedClasses() {
        let keeper = Keeper()
        keeper.kept.append(CountedEntry())
        let counts = (buttons: LiveCount.objectsByClass["Button", default: 0], connections: LiveCount.connections)
        let failures = collectFailures {
            assertNoLeaks(within: .milliseconds(20)) {
                let button = Button(label: "Kept")
                keeper.kept += [CountedEntry(), CountedEntry(), button, button.clicked.sink {}]
                _ = Label(label: "Gone")
            }
        }
        XCTAssertEqual(failures.count, 1)
        let report = failures.first ?? ""
        let buttons = "Button \(counts.buttons) → \(counts.buttons + 1)"
        let connections = "connections \(counts.connections) → \(counts.connections + 1)"
        XCTAssertTrue(report.contains(" (\(buttons), CountedEntry 1 → 3), \(connections), bindings "), report)
        XCTAssertFalse(report.contains("Label"), report)
        XCTAssertFalse(report.contains("menu"), report)
    }

    func testReportsLeaksOfGTK() throws {
        try XCTSkipUnless(GTKDefect.keptMenus.isPresent)
        let count = LiveCount.objectsByClass["Menu", default: 0]
        let failures = collectFailures {
            assertNoLeaks(within: .milliseconds(20)) {
                let section = Menu()
                section.append("Copy", action: "test.copy")
                let menu = Menu()
                menu.appendSection(nil, section)
                _ = PopoverMenu(model: menu)
            }
        }
        XCTAssertEqual(failures.count, 1)
        let report = failures.first ?? ""
        XCTAssertTrue(report.contains(" (Menu \(count) → \(count + 1)), "), report)
        XCTAssertTrue(report.contains("GTK itself never frees the sections of a menu that a popover shows"), report)
    }

    func testCountsObjectsByClass() {
        let name = "CountedEntry"
        let before = LiveCount.objectsByClass[name, default: 0]
        func make() {
            let entry = CountedEntry()
            XCTAssertEqual(LiveCount.objectsByClass[name], before + 1)
            LiveCount.countsClasses = false
            let other = CountedEntry()
            XCTAssertEqual(LiveCount.objectsByClass[name], before + 1)
            withExtendedLifetime((entry, other)) {}
        }
        make()
        // The last count is reset even if there are no new counts.
        XCTAssertEqual(LiveCount.objectsByClass[name, default: 0], before)
        LiveCount.countsClasses = true
        XCTAssertLessThanOrEqual(LiveCount.objectsByClass.values.reduce(0, +), LiveCount.objects)
    }
}

private final class CountedEntry: Entry {
    convenience init() {
        self.init(properties: [:])
    }
}
