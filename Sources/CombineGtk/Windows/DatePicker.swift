import Gtk

/// A button that shows a date and opens a calendar in which the user chooses another date.
///
/// ```swift
/// DatePicker("Due", selection: $model.due, in: .today ... .max)
/// DatePicker("Reminder", selection: $model.reminder)      // An optional date, which the user can remove.
/// ```
///
/// - The date is displayed in the format of the user's locale.
/// - The user clicks a day, or moves to a day with the arrow keys, Page Up, Page Down, Home or End, and then presses
///   Enter or Space. Escape closes the calendar without a change. Showing another month doesn't change the date.
/// - `picker.publisher(for: \.selectedDate).byUser` sends only the dates that the user chooses.
///
/// This type corresponds to `DatePicker` in SwiftUI and to `UIDatePicker` in its compact style.
public final class DatePicker: Widget {
    /// The date that the button shows, or nil.
    ///
    /// The program can set any date, including dates outside the range.
    @GObjectProperty public var selectedDate: CalendarDate?

    /// The dates that the user can choose, or nil for all dates.
    ///
    /// If the user selects a day outside the range, the calendar moves to the nearest day in the range.
    public var range: ClosedRange<CalendarDate>? {
        didSet { limitCalendar() }
    }

    /// A Boolean value that indicates whether the user can remove the date.
    public var isClearable: Bool {
        get { clearButton.isVisible }
        set { clearButton.isVisible = newValue }
    }

    /// The text that the button displays while no date is selected.
    public var placeholder: String = PackageText["No Date"] {
        didSet { show(selectedDate) }
    }

    /// The calendar that the button opens. You can use it to mark days, for example. The Enter key chooses the
    /// calendar's selected day.
    public let calendar = GtkCalendar()

    private let button = MenuButton()
    private let popover = Popover()
    private let clearButton = Button(label: PackageText["Clear"])
    /// A Boolean value that indicates whether the calendar moved to another day because the user pressed a day outside
    /// the range.
    private var wasLimited = false

    /// Creates a picker without a date.
    ///
    /// - Parameters:
    ///   - title: The accessible name of the picker. It isn't displayed.
    ///   - range: The dates that the user can choose, or nil for all dates.
    public init(_ title: String, in range: ClosedRange<CalendarDate>? = nil) {
        self.range = range
        super.init(properties: [:])
        accessibleRole = .group
        addCSSClass("date-picker")
        layoutManager = BinLayout()
        let content = Box(orientation: .vertical, spacing: 6)
        content.append(calendar)
        content.append(clearButton)
        popover.child = content
        button.popover = popover
        button.setParent(self)
        isClearable = false
        name(title)
        connect()
    }

    /// Creates a picker that is bound to a date in both directions.
    ///
    /// - Parameters:
    ///   - title: The accessible name of the picker. It isn't displayed.
    ///   - model: The model that contains the date. The picker reads and sets the date, as with `<~>`.
    ///   - range: The dates that the user can choose, or nil for all dates.
    public convenience init(
        _ title: String,
        selection model: some TwoWayModel<CalendarDate>,
        in range: ClosedRange<CalendarDate>? = nil
    ) {
        self.init(title, in: range)
        reactive.selectedDate <~> model
    }

    /// Creates a picker that is bound to an optional date in both directions. The user can remove the date.
    ///
    /// The parameters are the same as those of the initializer for a date that isn't optional.
    public convenience init(
        _ title: String,
        selection model: some TwoWayModel<CalendarDate?>,
        in range: ClosedRange<CalendarDate>? = nil
    ) {
        self.init(title, in: range)
        isClearable = true
        reactive.selectedDate <~> model
    }

    public override func doGrabFocus() -> Bool { button.grabFocus() }

    /// Opens the calendar.
    public func popup() { button.popup() }

    /// Closes the calendar without changing the date.
    public func popdown() { button.popdown() }

    private func name(_ title: String) {
        accessible.label = title
        calendar.accessible.label = title
        for widget in focusableParts { widget.accessible.label = title }
    }

    /// The menu button and the button within it. The version of GTK determines which of the two buttons assistive
    /// technologies focus.
    private var focusableParts: [Widget] { [button] + (button.firstChild.map { [$0] } ?? []) }

    private func connect() {
        publisher(for: \.selectedDate).sink(on: self) { picker, date in
            picker.show(date)
            // A binding may set the date of the model after the calendar was opened.
            if picker.popover.isVisible, let date { picker.calendar.selectedDate = picker.limited(date) }
        }
        popover.showSignal.sink(on: self) { picker in picker.begin() }
        calendar.publisher(for: \.selectedDate).sink(on: self) { picker, date in
            picker.calendar.accessible.description = date.formatted()
            picker.limitCalendar()
        }
        clearButton.clicked.sink(on: self) { picker in picker.choose(nil) }
        connectKeys()
        connectPointer()
    }

    // MARK: The button

    private func show(_ date: CalendarDate?) {
        let text = date?.formatted() ?? placeholder
        button.label = text
        for widget in focusableParts { widget.accessible.description = text }
    }

    // MARK: The calendar

    /// Prepares the calendar when it opens.
    private func begin() {
        calendar.selectedDate = limited(selectedDate ?? .today)
        _ = calendar.grabFocus()
    }

    private var limits: ClosedRange<CalendarDate> { range ?? .min ... .max }

    private func limited(_ date: CalendarDate) -> CalendarDate {
        min(max(date, limits.lowerBound), limits.upperBound)
    }

    private func limitCalendar() {
        let date = limited(calendar.selectedDate)
        if date == calendar.selectedDate { return }
        wasLimited = true
        calendar.selectedDate = date
    }

    private func choose(_ date: CalendarDate?) {
        ChangeOrigin.forwardingUser { selectedDate = date }
        popover.popdown()
    }

    // MARK: Clicks

    private func connectPointer() {
        let click = GestureClick()
        // The capture phase is required because the calendar handles the press itself.
        click.propagationPhase = .capture
        click.pressed.sink(on: self) { picker, _ in picker.wasLimited = false }
        click.released.sink(on: self) { picker, release in
            guard !picker.wasLimited, picker.isDay(x: release.x, y: release.y) else { return }
            picker.choose(picker.calendar.selectedDate)
        }
        calendar.addController(click)
    }

    /// Returns a Boolean value that indicates whether a point in the calendar is on a day, rather than on a heading or
    /// a button.
    private func isDay(x: Double, y: Double) -> Bool {
        // GTK documents this style class for GtkCalendar.
        calendar.pick(x, y: y)?.hasCSSClass("day-number") == true
    }

    // MARK: Keys

    private func connectKeys() {
        let keys = EventControllerKey()
        // In the capture phase, this controller receives a key before GtkCalendar does. Without this controller, the
        // arrow keys wouldn't select a day.
        keys.propagationPhase = .capture
        keys.keyPressed.connect(on: self) { picker, press in picker.handle(press.key, press.state) }
        calendar.addController(keys)
    }

    private func handle(_ key: Key, _ state: ModifierType) -> Bool {
        guard calendar.hasFocus, state.isDisjoint(with: [.controlMask, .altMask]) else { return false }
        let date = calendar.selectedDate
        let forward = direction == .rtl ? -1 : 1
        let isShifted = state.contains(.shiftMask)
        switch key {
        case .left, .keypadLeft: move(days: -forward)
        case .right, .keypadRight: move(days: forward)
        case .up, .keypadUp: move(days: -7)
        case .down, .keypadDown: move(days: 7)
        case .pageUp, .keypadPageUp: move(months: isShifted ? -12 : -1)
        case .pageDown, .keypadPageDown: move(months: isShifted ? 12 : 1)
        case .home, .keypadHome: move(days: 1 - date.day)
        case .end, .keypadEnd: move(days: CalendarDate.dayCount(ofMonth: date.month, year: date.year) - date.day)
        case .return, .keypadEnter, .isoEnter, .space, .keypadSpace: choose(date)
        default: return false
        }
        return true
    }

    private func move(days: Int) {
        let (date, limits) = (calendar.selectedDate, limits)
        let steps = min(max(days, date.distance(to: limits.lowerBound)), date.distance(to: limits.upperBound))
        calendar.selectedDate = date.advanced(by: steps)
    }

    private func move(months: Int) {
        let date = calendar.selectedDate
        guard 2...9998 ~= date.year else { return }
        calendar.selectedDate = limited(date.adding(months: months))
    }
}
