extension EntryRow {
    /// Creates a row with a text field that is bound to a model. It corresponds to `TextField` in SwiftUI.
    ///
    /// ```swift
    /// EntryRow("Name", text: $account.name)
    /// PasswordEntryRow("Password", text: $account.password)
    /// ```
    ///
    /// - The model changes with each typed character. To change a model only when the user presses a button in the row,
    ///   set ``/Adw/EntryRow/showsApplyButton`` and subscribe to ``/Adw/EntryRow/apply`` instead.
    /// - The title is plain text, without markup.
    public convenience init(_ title: String, text model: some TwoWayModel<String>) {
        self.init()
        setPlainTitle(title)
        bindText(of: self, to: model)
    }
}

/// Binds the text of a row. This code isn't part of the initializer, because a key path there would have the root type
/// `Self` and cause a crash.
@MainActor
private func bindText(of row: EntryRow, to model: some TwoWayModel<String>) {
    row.reactive.text <~> model
}
