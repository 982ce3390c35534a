internal import Glibc

/// The user's locale, which is determined from the environment.
///
/// It doesn't depend on `setlocale`, because programs without GTK don't call that function.
//
// Sendable because the C object is never changed or freed.
struct UserLocale: @unchecked Sendable {
    static let current = UserLocale(named: "")

    private let locale: locale_t?

    /// Creates a locale. If the locale isn't installed, uses the locale "C".
    init(named name: String) {
        locale = newlocale(Self.allCategories, name, nil) ?? newlocale(Self.allCategories, "C", nil)
    }

    private static let allCategories: CInt =
        1 << LC_CTYPE | 1 << LC_NUMERIC | 1 << LC_TIME | 1 << LC_COLLATE | 1 << LC_MONETARY | 1 << LC_MESSAGES

    /// Returns a localized string, such as the name of a month.
    ///
    /// - Parameter item: A constant of `nl_langinfo`, such as `MON_1`.
    func text(_ item: Int) -> String {
        guard let locale, let text = nl_langinfo_l(nl_item(item), locale) else { return "" }
        return String(cString: text)
    }

    /// The `strftime` pattern for a day, month and year.
    var datePattern: String { text(Int(D_FMT)) }

    var monthNames: [[String]] {
        (0..<12).map { month in [text(Int(MON_1) + month), text(Int(ABMON_1) + month)] }
    }

    /// The character between the integer part and the decimals.
    var decimalSeparator: String { text(Int(RADIXCHAR)) }

    /// The character between groups of digits, or an empty string.
    var groupingSeparator: String { text(Int(THOUSEP)) }

    /// Formats a date with a `strftime` pattern.
    func format(_ date: CalendarDate, _ pattern: String) -> String {
        guard let locale, !pattern.isEmpty else { return "" }
        var parts = tm()
        parts.tm_year = CInt(date.year - 1900)
        parts.tm_mon = CInt(date.month - 1)
        parts.tm_mday = CInt(date.day)
        parts.tm_wday = CInt(date.weekday.rawValue % 7)
        parts.tm_yday = CInt(CalendarDate(year: date.year, month: 1, day: 1).distance(to: date))
        parts.tm_isdst = -1
        // `strftime` returns 0 both for an empty result and for a buffer that is too small. The space ensures that the
        // result isn't empty.
        let spaced = pattern + " "
        var size = 64 + 16 * spaced.utf8.count
        while size < 1 << 20 {
            let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer -> String? in
                guard let start = buffer.baseAddress else { return nil }
                let count = strftime_l(start, size, spaced, &parts, locale)
                return count > 0 ? String(cString: start) : nil
            }
            if let text { return String(text.dropLast()) }
            size *= 4
        }
        return ""
    }
}
