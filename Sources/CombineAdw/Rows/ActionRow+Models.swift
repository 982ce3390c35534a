extension ActionRow {
    /// Creates a row with a title, an optional subtitle, and a widget at the end.
    ///
    /// - Clicking the row has the same effect as clicking the widget's label: it toggles a switch, and focuses any
    ///   other widget.
    /// - The title is also the accessible name of the widget.
    /// - The title and the subtitle are plain text, without markup.
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

    /// Creates a row with a switch that is bound to a model. It corresponds to `Toggle` in SwiftUI.
    ///
    /// ```swift
    /// ActionRow("Wrap Lines", isOn: $settings.wrapsLines)
    /// ```
    public convenience init(_ title: String, subtitle: String? = nil, isOn model: some TwoWayModel<Bool>) {
        let control = Switch()
        control.reactive.isActive <~> model
        self.init(title, subtitle: subtitle, control: control)
    }

    /// Creates a row with a spin button for an integer that is bound to a model. It corresponds to `Stepper` in
    /// SwiftUI.
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

    /// Creates a row with a spin button that is bound to a model. It corresponds to `Stepper` in SwiftUI.
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
    /// Returns a model that converts the integers of this model to floating-point numbers, for example for a spin
    /// button.
    func convertedToDouble() -> ConvertedModel<Self, Double> {
        converted(to: { Double($0) }, from: { Int($0.rounded()) })
    }
}
