extension ActionRow {
    /// Creates a row with a title, an optional sentence below it, and a widget at its end.
    ///
    /// - A click on the row has the same effect as a click on the widget's label: it toggles a switch, and moves the
    ///   focus to other widgets.
    /// - The widget has the title of the row as its accessible name.
    /// - The title and the subtitle aren't markup.
    public convenience init(_ title: String, subtitle: String? = nil, control: Widget) {
        self.init()
        setPlainTitle(title)
        self.subtitle = subtitle
        control.valign = .center
        control.accessible.label = title
        control.accessible.description = subtitle
        addSuffix(control)
        activatableWidget = control
    }

    /// Creates a row with a switch that is bound in both directions. SwiftUI's `Toggle`.
    ///
    /// ```swift
    /// ActionRow("Wrap Lines", isOn: $settings.wrapsLines)
    /// ```
    public convenience init(_ title: String, subtitle: String? = nil, isOn model: some TwoWayModel<Bool>) {
        let control = Switch()
        control.reactive.isActive <~> model
        self.init(title, subtitle: subtitle, control: control)
    }

    /// Creates a row with a whole number that is bound in both directions. SwiftUI's `Stepper`.
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

    /// Creates a row with a number that is bound in both directions. SwiftUI's `Stepper`.
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
}

extension TwoWayModel where Value == Int {
    /// Returns this model for a property that is a floating-point number, such as that of a spin button.
    func convertedToDouble() -> ConvertedModel<Self, Double> {
        converted(to: { Double($0) }, from: { Int($0.rounded()) })
    }
}
