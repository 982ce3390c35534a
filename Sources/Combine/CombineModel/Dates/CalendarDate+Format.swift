extension CalendarDate {
    /// Returns the date in the format of the user's locale: `14.05.2026` in German, `05/14/2026` in American English.
    ///
    /// The year always has four digits. Without a locale, the format is that of ISO 8601.
    public func formatted() -> String { DateFormat.user.string(self) }

    /// Returns the date as a pattern of `strftime` describes it, in the user's language.
    ///
    /// ```swift
    /// due.formatted("%A, %-d %B")     // Thursday, 14 May
    /// ```
    ///
    /// The order of the parts is that of the pattern. Make the pattern a text that translators can change:
    /// `due.formatted(String(localized: "%B %-d"))`.
    public func formatted(_ pattern: String) -> String { UserLocale.current.format(self, pattern) }

    /// Creates the date that the user typed, or returns nil if it can't be read.
    ///
    /// The numbers are in the order of the user's locale, between any punctuation: `14.5.26`, `14 5 2026`. The month may be a
    /// name, in full or in part: `14 May 2026`. A year of two digits is in 1969 to 2068. The ISO 8601 form is always read.
    public init?(parsing text: String) {
        guard let date = DateFormat.user.date(text) else { return nil }
        self = date
    }
}
