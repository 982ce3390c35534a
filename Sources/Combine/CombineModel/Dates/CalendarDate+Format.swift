extension CalendarDate {
    /// Returns the date in the format of the user's locale.
    ///
    /// For example, `14.05.2026` in German and `05/14/2026` in American English.
    ///
    /// The year always has four digits. If no locale is set, the ISO 8601 format is used.
    public func formatted() -> String { DateFormat.user.string(self) }

    /// Returns the date formatted with a `strftime` pattern, in the user's language.
    ///
    /// ```swift
    /// due.formatted("%A, %-d %B")     // Thursday, 14 May
    /// ```
    ///
    /// Because the pattern determines the order of the components, make it translatable:
    /// `due.formatted(String(localized: "%B %-d"))`.
    public func formatted(_ pattern: String) -> String { UserLocale.current.format(self, pattern) }

    /// Creates a date from text that the user typed, or returns nil if the text isn't a date.
    ///
    /// The components must be in the order of the user's locale and can be separated by any punctuation, for example
    /// `14.5.26` or `14 5 2026`. The month can also be a name or the beginning of a name, for example `14 May 2026`. A
    /// two-digit year is a year from 1969 to 2068. The ISO 8601 format is always accepted.
    public init?(parsing text: String) {
        guard let date = DateFormat.user.date(text) else { return nil }
        self = date
    }
}
