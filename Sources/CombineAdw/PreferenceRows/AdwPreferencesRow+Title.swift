extension AdwPreferencesRow {
    /// Sets the title to plain text, without markup.
    func setPlainTitle(_ title: String) {
        usesMarkup = false
        self.title = title
    }
}
