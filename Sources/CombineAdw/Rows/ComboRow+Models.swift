import Gtk

extension ComboRow {
    /// Creates a row with a choice that is bound in both directions. SwiftUI's `Picker`.
    ///
    /// ```swift
    /// ComboRow("Sort by", selection: $settings.order, of: Order.allCases, title: \.title)
    /// ```
    ///
    /// - Nothing is selected while the model has a value that isn't one of the choices.
    /// - The title and the subtitle aren't markup.
    /// - Parameters:
    ///   - choices: All choices. If two are equal, the model selects the first one.
    ///   - name: A closure that returns the text of a choice.
    public convenience init<Choice: Equatable>(
        _ title: String,
        subtitle: String? = nil,
        selection model: some TwoWayModel<Choice>,
        of choices: [Choice],
        title name: (Choice) -> String
    ) {
        self.init()
        setPlainTitle(title)
        self.subtitle = subtitle
        self.model = StringList(strings: choices.map(name))
        let indices = model.converted(
            to: { choices.firstIndex(of: $0) },
            from: { (index: Int?) in
                guard let index else { throw ValidationError("\(title): nothing is selected") }
                return choices[index]
            }
        )
        bindSelected(of: self, to: indices)
    }
}

/// Binds the choice of a row. In an initializer, the key path would refer to `Self`, and crash.
@MainActor
private func bindSelected(of row: ComboRow, to model: some TwoWayModel<Int?>) {
    row.reactive.selected <~> model
}
