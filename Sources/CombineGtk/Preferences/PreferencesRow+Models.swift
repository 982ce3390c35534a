import Gtk

extension PreferencesRow {
    /// Creates a line with a switch, bound both ways. SwiftUI's `Toggle`.
    public convenience init(_ title: String, subtitle: String? = nil, isOn model: some TwoWayModel<Bool>) {
        let control = Switch()
        control.reactive.isActive <~> model
        self.init(title, subtitle: subtitle, control: control)
    }

    /// Creates a line with a text, bound both ways. SwiftUI's `TextField`.
    public convenience init(
        _ title: String,
        subtitle: String? = nil,
        text model: some TwoWayModel<String>,
        placeholder: String? = nil
    ) {
        let control = Entry()
        control.placeholderText = placeholder
        control.widthChars = 20
        control.reactive.text <~> model
        self.init(title, subtitle: subtitle, control: control)
    }

    /// Creates a line with a whole number, bound both ways. SwiftUI's `Stepper`.
    public convenience init(
        _ title: String,
        subtitle: String? = nil,
        value model: some TwoWayModel<Int>,
        in range: ClosedRange<Int>,
        step: Int = 1
    ) {
        let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
        self.init(
            title,
            subtitle: subtitle,
            value: model.converted(to: { Double($0) }, from: { Int($0.rounded()) }),
            in: lower...upper,
            step: Double(step)
        )
    }

    /// Creates a line with a number, bound both ways. SwiftUI's `Stepper`.
    ///
    /// - Parameter digits: the decimal places that are shown.
    public convenience init(
        _ title: String,
        subtitle: String? = nil,
        value model: some TwoWayModel<Double>,
        in range: ClosedRange<Double>,
        step: Double,
        digits: Int = 0
    ) {
        let control = SpinButton(min: range.lowerBound, max: range.upperBound, step: step)
        control.digits = digits
        control.reactive.value <~> model
        self.init(title, subtitle: subtitle, control: control)
    }

    /// Creates a line with a choice, bound both ways. SwiftUI's `Picker`.
    ///
    /// ```swift
    /// PreferencesRow("Sort by", selection: $settings.order, of: Order.allCases, title: \.title)
    /// ```
    ///
    /// - Parameters:
    ///   - choices: all there are. Nothing is selected while the model has another value.
    ///   - name: the text of a choice.
    public convenience init<Choice: Equatable>(
        _ title: String,
        subtitle: String? = nil,
        selection model: some TwoWayModel<Choice>,
        of choices: [Choice],
        title name: (Choice) -> String
    ) {
        let control = DropDown(strings: choices.map(name))
        control.reactive.selected
            <~> model.converted(
                to: { choices.firstIndex(of: $0) },
                from: { (index: Int?) in
                    guard let index else { throw ValidationError("\(title): nothing is selected") }
                    return choices[index]
                }
            )
        self.init(title, subtitle: subtitle, control: control)
    }
}
