extension EntryRow {
    /// Creates a row with a text that is bound in both directions. SwiftUI's `TextField`.
    ///
    /// ```swift
    /// EntryRow("Name", text: $account.name)
    /// PasswordEntryRow("Password", text: $account.password)
    /// ```
    ///
    /// - The model follows each typed character. For a model that follows when the user presses the button at the end
    ///   of the row, set ``showsApplyButton`` and subscribe to ``apply`` instead.
    /// - The title isn't markup.
    public convenience init(_ title: String, text model: some TwoWayModel<String>) {
        self.init()
        setPlainTitle(title)
        bindText(of: self, to: model)
    }
}

/// Binds the text of a row. In an initializer, the key path would refer to `Self`, and crash.
@MainActor
private func bindText(of row: EntryRow, to model: some TwoWayModel<String>) {
    row.reactive.text <~> model
}
