extension AdwPreferencesRow {
    /// Sets the title to a string that isn't markup.
    func setPlainTitle(_ title: String) {
        usesMarkup = false
        self.title = title
    }
}
