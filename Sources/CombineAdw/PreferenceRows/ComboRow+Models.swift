import Gtk

extension ComboRow {
    /// Creates a row with a drop-down that is bound to a model. It corresponds to `Picker` in SwiftUI.
    ///
    /// ```swift
    /// ComboRow("Sort by", selection: $settings.order, of: Order.allCases, title: \.title)
    /// ```
    ///
    /// - If the model's value isn't one of the choices, nothing is selected.
    /// - The title and the subtitle are plain text, without markup.
    /// - Parameters:
    ///   - choices: The values to choose from. If two choices are equal, the first of them is shown as selected.
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
        bindSelected(of: self, to: model.index(in: choices, of: title))
    }
}

/// Binds the selected index of a row. This code isn't part of the initializer, because a key path there would have the
/// root type `Self` and cause a crash.
@MainActor
private func bindSelected(of row: ComboRow, to model: some TwoWayModel<Int?>) {
    row.reactive.selected <~> model
}
