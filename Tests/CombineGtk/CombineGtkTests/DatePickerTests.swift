import CombineGtk
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class DatePickerTests: GtkTestCase {
    private let day = CalendarDate(year: 2026, month: 5, day: 14)

    private func show(_ picker: DatePicker, direction: TextDirection = .ltr) -> (window: Window, user: User) {
        let window = Window()
        picker.align(horizontal: .center, vertical: .start)
        picker.calendar.direction = direction
        picker.direction = direction
        window.child = picker
        window.setDefaultSize(400, height: 420)
        return (window, User(window))
    }

    private func open(_ picker: DatePicker, _ user: User) {
        user.click(picker)
        wait { picker.calendar.isMapped && picker.calendar.hasFocus }
    }

    private func waitUntilClosed(_ picker: DatePicker) {
        wait { !picker.calendar.isMapped }
    }

    private func dayLabel(_ number: Int, of picker: DatePicker) throws -> Label {
        let labels = picker.calendar.descendants(of: Label.self)
        return try XCTUnwrap(
            labels.first { $0.hasCSSClass("day-number") && !$0.hasCSSClass("other-month") && $0.label == "\(number)" }
        )
    }

    private func text(_ picker: DatePicker) -> String? { picker.first(MenuButton.self)?.label }

    // MARK: The button

    func testShowsDateInLocaleFormat() {
        let picker = DatePicker("Due")
        XCTAssertEqual(text(picker), "No Date")
        picker.placeholder = "Never"
        XCTAssertEqual(text(picker), "Never")
        picker.selectedDate = day
        XCTAssertEqual(text(picker), day.formatted())
        picker.selectedDate = nil
        XCTAssertEqual(text(picker), "Never")
    }

    func testIsNamedAndDescribed() throws {
        let picker = DatePicker("Due", selection: CurrentValueRelay(day))
        let (window, _) = show(picker)
        window.title = "Dates"
        window.assertAccessible()
        let button = try XCTUnwrap(picker.first(MenuButton.self))
        XCTAssertEqual(button.accessibleName, "Due")
        XCTAssertEqual(button.accessible.description, day.formatted())
        XCTAssertEqual(button.firstChild?.accessibleName, "Due")
        XCTAssertEqual(picker.calendar.accessibleName, "Due")
    }

    // MARK: The pointer

    func testClickChoosesDay() throws {
        let date = CurrentValueRelay(day)
        let picker = DatePicker("Due", selection: date)
        let chosen = Recorder<CalendarDate?>()
        picker.publisher(for: \.selectedDate).byUser.sink { chosen.values.append($0) }.store(in: &picker.cancellables)
        let (_, user) = show(picker)
        open(picker, user)
        XCTAssertEqual(picker.calendar.selectedDate, day)
        user.click(try dayLabel(20, of: picker))
        waitUntilClosed(picker)
        XCTAssertEqual(date.value, CalendarDate(year: 2026, month: 5, day: 20))
        date.value = day
        picker.selectedDate = day.adding(days: 1)
        XCTAssertEqual(chosen.values, [CalendarDate(year: 2026, month: 5, day: 20)])
        XCTAssertEqual(date.value, day.adding(days: 1))
    }

    func testBrowsingKeepsDate() throws {
        let date = CurrentValueRelay(day)
        let picker = DatePicker("Due", selection: date)
        let (_, user) = show(picker)
        open(picker, user)
        let buttons = picker.calendar.descendants(of: Button.self)
        user.click(try XCTUnwrap(buttons.first))
        user.click(try XCTUnwrap(buttons.last))
        XCTAssertNotEqual(picker.calendar.selectedDate, day)
        XCTAssertTrue(picker.calendar.isMapped)
        user.press(.escape)
        waitUntilClosed(picker)
        XCTAssertEqual(date.value, day)
        open(picker, user)
        XCTAssertEqual(picker.calendar.selectedDate, day)
    }

    // MARK: The keyboard

    func testKeysMoveAndChoose() {
        let date = CurrentValueRelay(day)
        let picker = DatePicker("Due", selection: date)
        let (_, user) = show(picker)
        _ = picker.grabFocus()
        user.press(.space)
        wait { picker.calendar.isMapped && picker.calendar.hasFocus }
        for (key, expected) in [
            (Key.right, "2026-05-15"), (.down, "2026-05-22"), (.left, "2026-05-21"), (.up, "2026-05-14"),
            (.pageDown, "2026-06-14"), (.end, "2026-06-30"), (.pageUp, "2026-05-30"), (.home, "2026-05-01"),
        ] {
            user.press(key)
            XCTAssertEqual("\(picker.calendar.selectedDate)", expected)
        }
        user.press(.pageUp, modifiers: .shift)
        XCTAssertEqual("\(picker.calendar.selectedDate)", "2025-05-01")
        XCTAssertEqual(date.value, day)
        user.press(.return)
        waitUntilClosed(picker)
        XCTAssertEqual("\(date.value)", "2025-05-01")
    }

    func testEscapeKeepsDate() {
        let date = CurrentValueRelay(day)
        let picker = DatePicker("Due", selection: date)
        let (_, user) = show(picker)
        open(picker, user)
        user.press(.down)
        user.press(.escape)
        waitUntilClosed(picker)
        XCTAssertEqual(date.value, day)
        wait("the focus to move to the picker") { picker.stateFlags.contains(.focusWithin) }
    }

    func testArrowKeysFollowTextDirection() {
        let picker = DatePicker("Due", selection: CurrentValueRelay(day))
        let (_, user) = show(picker, direction: .rtl)
        open(picker, user)
        user.press(.left)
        XCTAssertEqual(picker.calendar.selectedDate, day.adding(days: 1))
    }

    func testChoiceByKeysIsByUser() {
        let picker = DatePicker("Due", selection: CurrentValueRelay(day))
        let chosen = Recorder<CalendarDate?>()
        picker.publisher(for: \.selectedDate).byUser.sink { chosen.values.append($0) }.store(in: &picker.cancellables)
        let (_, user) = show(picker)
        open(picker, user)
        user.press(.right)
        user.press(.space)
        waitUntilClosed(picker)
        XCTAssertEqual(chosen.values, [day.adding(days: 1)])
    }

    // MARK: Limits

    func testUserCannotLeaveRange() throws {
        let date = CurrentValueRelay(CalendarDate(year: 2020, month: 1, day: 1))
        let range = day.adding(days: -2)...day.adding(days: 2)
        let picker = DatePicker("Due", selection: date, in: range)
        let (_, user) = show(picker)
        XCTAssertEqual(text(picker), date.value.formatted())
        open(picker, user)
        XCTAssertEqual(picker.calendar.selectedDate, range.lowerBound)
        user.press(.left)
        XCTAssertEqual(picker.calendar.selectedDate, range.lowerBound)
        user.press(.pageDown)
        XCTAssertEqual(picker.calendar.selectedDate, range.upperBound)
        user.click(try dayLabel(25, of: picker))
        XCTAssertEqual(picker.calendar.selectedDate, range.upperBound)
        XCTAssertTrue(picker.calendar.isMapped)
        XCTAssertEqual(date.value.year, 2020)
        picker.range = day...day
        XCTAssertEqual(picker.calendar.selectedDate, day)
        user.press(.return)
        waitUntilClosed(picker)
        XCTAssertEqual(date.value, day)
    }

    func testKeysStayInSupportedYears() {
        for (date, keys) in [
            (CalendarDate.max, [Key.right, .down, .pageDown, .end]), (.min, [.left, .up, .pageUp, .home]),
        ] {
            let picker = DatePicker("Due", selection: CurrentValueRelay(date))
            let (window, user) = show(picker)
            open(picker, user)
            for key in keys { user.press(key) }
            XCTAssertEqual(picker.calendar.selectedDate, date)
            window.destroy()
        }
    }

    // MARK: No date

    func testUserRemovesDate() throws {
        let date = CurrentValueRelay<CalendarDate?>(day)
        let picker = DatePicker("Due", selection: date)
        let (_, user) = show(picker)
        open(picker, user)
        let clear = try XCTUnwrap(picker.first(Button.self, labelled: "Clear"))
        XCTAssertTrue(picker.isClearable)
        XCTAssertTrue(clear.isVisible)
        wait { clear.width > 0 }
        user.click(clear)
        waitUntilClosed(picker)
        XCTAssertNil(date.value)
        XCTAssertEqual(text(picker), "No Date")
        open(picker, user)
        let opened = picker.calendar.selectedDate
        XCTAssertLessThanOrEqual(abs(opened.distance(to: .today)), 1)
        user.press(.return)
        waitUntilClosed(picker)
        XCTAssertEqual(date.value, opened)
    }

    func testOpenCalendarShowsNewDateOfModel() {
        final class Model: ObservableObject { @Published var due = CalendarDate(year: 2026, month: 5, day: 14) }
        let model = Model()
        let picker = DatePicker("Due", selection: Bindable(model).due)
        let (_, user) = show(picker)
        model.due = CalendarDate(year: 2027, month: 1, day: 2)
        picker.popup()
        wait { picker.calendar.isMapped && picker.calendar.selectedDate == model.due }
        user.press(.return)
        waitUntilClosed(picker)
        XCTAssertEqual(model.due, CalendarDate(year: 2027, month: 1, day: 2))
    }

    func testRequiredDateCannotBeRemoved() {
        let picker = DatePicker("Due", selection: CurrentValueRelay(day))
        let (_, user) = show(picker)
        open(picker, user)
        XCTAssertEqual(picker.first(Button.self, labelled: "Clear")?.isMapped, false)
    }

    // MARK: Lifetimes

    func testReleasesAllObjects() {
        let date = CurrentValueRelay(day)
        do {
            let (window, user) = show(DatePicker("Due", selection: date))
            window.child.map { user.click($0) }
            window.destroy()
        }
        assertNoLeaks {
            let picker = DatePicker("Due", selection: date)
            let (window, user) = show(picker)
            open(picker, user)
            user.press(.right)
            window.destroy()
        }
        assertFreed { DatePicker("Due", selection: date) }
        assertFreed {
            let picker = DatePicker("Due", selection: date)
            let (window, _) = show(picker)
            window.destroy()
            return picker
        }
    }
}
