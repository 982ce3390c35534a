extension ActionRow {
    /// Creates a row with a title, an optional subtitle, and a widget at the end.
    ///
    /// - Clicking the row has the same effect as clicking the widget's label: it toggles a switch, and focuses any
    ///   other widget. If the widget is a label, the row can't be activated.
    /// - The title is also the accessible name of the widget.
    /// - The title and the subtitle are plain text, without markup.
    public convenience init(_ title: String, subtitle: String? = nil, control: Widget) {
        self.init()
        setPlainTitle(title, subtitle: subtitle)
        add(control)
    }

    private func setPlainTitle(_ title: String, subtitle: String?) {
        setPlainTitle(title)
        self.subtitle = subtitle
    }

    /// Adds a widget at the end of the row. The title of the row labels the widget.
    private func add(_ control: Widget) {
        control.valign = .center
        control.accessible.label = title
        control.accessible.description = subtitle
        addSuffix(control)
        if control.canBeActivatedByRow { activatableWidget = control }
    }

    /// Creates a row with a switch that is bound to a model. It corresponds to `Toggle` in SwiftUI.
    ///
    /// ```swift
    /// ActionRow("Wrap Lines", isOn: $settings.wrapsLines)
    /// ```
    ///
    /// With the trait `GTK4_12`, you can create a `SwitchRow` instead.
    public convenience init(_ title: String, subtitle: String? = nil, isOn model: some TwoWayModel<Bool>) {
        self.init()
        setPlainTitle(title, subtitle: subtitle)
        #if GTK4_12
        if let row = self as? SwitchRow {
            row.reactive.isActive <~> model
            return
        }
        #endif
        let control = Switch()
        control.reactive.isActive <~> model
        add(control)
    }

    /// Creates a row with a spin button that is bound to a model of an integer. It corresponds to `Stepper` in SwiftUI.
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

    /// Creates a row with a spin button that is bound to a model of a floating-point number. It corresponds to
    /// `Stepper` in SwiftUI.
    ///
    /// With the trait `GTK4_12`, you can create a `SpinRow` instead.
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
        self.init()
        setPlainTitle(title, subtitle: subtitle)
        #if GTK4_12
        if let row = self as? SpinRow {
            let adjustment = Adjustment(
                value: range.lowerBound,
                lower: range.lowerBound,
                upper: range.upperBound,
                stepIncrement: step,
                pageIncrement: step * 10,
                pageSize: 0
            )
            row.configure(adjustment, climbRate: step, digits: digits)
            row.reactive.value <~> model
            return
        }
        #endif
        let control = SpinButton(min: range.lowerBound, max: range.upperBound, step: step)
        control.digits = digits
        control.reactive.value <~> model
        add(control)
    }
}

extension AdwPreferencesRow {
    func setPlainTitle(_ title: String) {
        usesMarkup = false
        self.title = title
    }
}
