extension CalendarDate {
    /// Returns the date in the format of the user's locale: `14.05.2026` in German, `05/14/2026` in American English.
    ///
    /// The year always has four digits. Without a locale, the format is that of ISO 8601.
    public func formatted() -> String { DateFormat.user.string(self) }

    /// Returns the date in the format of a `strftime` pattern, in the user's language.
    ///
    /// ```swift
    /// due.formatted("%A, %-d %B")     // Thursday, 14 May
    /// ```
    ///
    /// The pattern determines the order of the parts. Make it translatable: `due.formatted(String(localized: "%B
    /// %-d"))`.
    public func formatted(_ pattern: String) -> String { UserLocale.current.format(self, pattern) }

    /// Creates the date that the user typed, or returns nil if it can't be read.
    ///
    /// The numbers are in the order of the user's locale, separated by any punctuation: `14.5.26`, `14 5 2026`. The
    /// month can be a name or its beginning: `14 May 2026`. A year of two digits is between 1969 and 2068. The ISO 8601
    /// form is always accepted.
    public init?(parsing text: String) {
        guard let date = DateFormat.user.date(text) else { return nil }
        self = date
    }
}
