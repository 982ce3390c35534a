/// Conversions between dates of the Gregorian calendar and numbers of days.
//
// In these calculations, years begin in March. The leap day is then the last day of the year and doesn't affect the
// beginning of any month.
enum GregorianDays {
    /// The number of days in 400 years, after which the calendar repeats.
    private static let cycle = 146_097
    /// The number of days from March 1 of the year 0 to January 1, 1970.
    private static let epoch = 719_468

    /// Returns the number of days from January 1, 1970 to a day. The day must not be before March 1 of the year 0.
    static func days(year: Int, month: Int, day: Int) -> Int {
        let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
        // Integer division rounds toward zero. Therefore, the shifted year must not be negative.
        return year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1 - epoch
    }

    /// Converts a number of days since January 1, 1970 to a year, month and day.
    static func parts(of days: Int) -> (year: Int, month: Int, day: Int) {
        let days = days + epoch
        let (cycles, rest) = (days / cycle, days % cycle)
        let year = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
        let dayOfYear = rest - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let isNextYear = month >= 10
        return (cycles * 400 + year + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3, day)
    }
}
