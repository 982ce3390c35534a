import Gtk

extension PreferencesRow {
    /// Creates a row with a switch that is bound to a model. It corresponds to `Toggle` in SwiftUI.
    public convenience init(_ title: String, subtitle: String? = nil, isOn model: some TwoWayModel<Bool>) {
        let control = Switch()
        control.reactive.isActive <~> model
        self.init(title, subtitle: subtitle, control: control)
    }

    /// Creates a row with a text entry that is bound to a model. It corresponds to `TextField` in SwiftUI.
    public convenience init(
        _ title: String,
        subtitle: String? = nil,
        text model: some TwoWayModel<String>,
        placeholder: String? = nil
    ) {
        let control = Entry()
        control.placeholderText = placeholder
        control.widthCharacters = 20
        control.reactive.text <~> model
        self.init(title, subtitle: subtitle, control: control)
    }

    /// Creates a row with a spin button that is bound to a model whose value is an integer. It corresponds to `Stepper`
    /// in SwiftUI.
    public convenience init(
        _ title: String,
        subtitle: String? = nil,
        value model: some TwoWayModel<Int>,
        in range: ClosedRange<Int>,
        step: Int = 1
    ) {
        self.init(
            title,
            subtitle: subtitle,
            value: model.convertedToDouble(),
            in: Double(range.lowerBound)...Double(range.upperBound),
            step: Double(step)
        )
    }

    /// Creates a row with a spin button that is bound to a model whose value is a floating-point number. It corresponds
    /// to `Stepper` in SwiftUI.
    ///
    /// - Parameter digits: The number of decimal places.
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

    /// Creates a row with a drop-down that is bound to a model. It corresponds to `Picker` in SwiftUI.
    ///
    /// ```swift
    /// PreferencesRow("Sort by", selection: $settings.order, of: Order.allCases, title: \.title)
    /// ```
    ///
    /// - Parameters:
    ///   - choices: The values to choose from. If the model has another value, nothing is selected.
    ///   - name: A closure that returns the text of a choice.
    public convenience init<Choice: Equatable>(
        _ title: String,
        subtitle: String? = nil,
        selection model: some TwoWayModel<Choice>,
        of choices: [Choice],
        title name: (Choice) -> String
    ) {
        let control = DropDown(strings: choices.map(name))
        control.reactive.selected <~> model.index(in: choices, of: title)
        self.init(title, subtitle: subtitle, control: control)
    }
}
