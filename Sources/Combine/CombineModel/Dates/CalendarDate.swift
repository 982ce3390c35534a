internal import Glibc

/// A day of the Gregorian calendar, without a time and without a time zone.
///
/// ```swift
/// let due = CalendarDate.today.adding(days: 7)
/// let isLate = due < .today
/// let label = due.formatted()
/// ```
///
/// - The calendar also applies to dates before its introduction, as in ISO 8601.
/// - The year is in the range from 1 to 9999, as in GLib. Arithmetic traps if the result isn't in this range.
/// - The type conforms to `Strideable`. `for day in first...last` iterates over days, and `first.distance(to: last)`
///   returns the number of days between two dates.
/// - The description, the encoded form and the stored setting use the ISO 8601 format, for example `2026-05-14`.
public struct CalendarDate: Hashable, Sendable {
    /// The number of days since January 1, 1970.
    private let dayNumber: Int32

    var daysSince1970: Int { Int(dayNumber) }

    /// Creates a date from the number of days since January 1, 1970, or returns nil if the year isn't from 1 to 9999.
    init?(daysSince1970 days: Int) {
        guard Self.days ~= days else { return nil }
        dayNumber = Int32(days)
    }

    /// Creates a date. Traps if the date doesn't exist, such as June 31.
    ///
    /// - Parameters:
    ///   - year: The year, from 1 to 9999.
    ///   - month: The month, from 1 to 12.
    ///   - day: The day of the month, starting at 1.
    public init(year: Int, month: Int, day: Int) {
        guard let date = Self(validatingYear: year, month: month, day: day) else {
            fatalError(
                "CalendarDate(year: \(year), month: \(month), day: \(day)) doesn't exist. To check numbers, use "
                    + "init(validatingYear:month:day:)."
            )
        }
        self = date
    }

    /// Creates a date, or returns nil if the date doesn't exist.
    public init?(validatingYear year: Int, month: Int, day: Int) {
        guard 1...9999 ~= year, 1...12 ~= month, 1...Self.dayCount(ofMonth: month, year: year) ~= day else {
            return nil
        }
        dayNumber = Int32(GregorianDays.days(year: year, month: month, day: day))
    }

    /// The earliest date, January 1 of the year 1.
    public static let min = CalendarDate(year: 1, month: 1, day: 1)

    /// The latest date, December 31, 9999.
    public static let max = CalendarDate(year: 9999, month: 12, day: 31)

    private static let days = min.daysSince1970...max.daysSince1970

    /// The current date in the user's time zone.
    public static var today: CalendarDate {
        var (now, local) = (time(nil), tm())
        guard localtime_r(&now, &local) != nil else { return CalendarDate(year: 1970, month: 1, day: 1) }
        let date = CalendarDate(
            validatingYear: Int(local.tm_year) + 1900,
            month: Int(local.tm_mon) + 1,
            day: Int(local.tm_mday)
        )
        // The system clock may be set to a year after 9999.
        return date ?? .max
    }

    // MARK: Components

    /// The year, from 1 to 9999.
    public var year: Int { GregorianDays.parts(of: daysSince1970).year }

    /// The month, from 1 to 12.
    public var month: Int { GregorianDays.parts(of: daysSince1970).month }

    /// The day of the month, starting at 1.
    public var day: Int { GregorianDays.parts(of: daysSince1970).day }

    /// A day of the week, with its ISO 8601 number.
    public enum Weekday: Int, CaseIterable, Sendable {
        case monday = 1
        case tuesday, wednesday, thursday, friday, saturday, sunday
    }

    /// The day of the week.
    public var weekday: Weekday {
        // January 1, 1970 was a Thursday.
        let index = (daysSince1970 + 3) % 7
        return Weekday.allCases[index < 0 ? index + 7 : index]
    }

    /// Returns the number of days in a month. Traps if the month isn't a number from 1 to 12.
    public static func dayCount(ofMonth month: Int, year: Int) -> Int {
        guard 1...12 ~= month else {
            fatalError("CalendarDate.dayCount: expected a month from 1 to 12, found \(month).")
        }
        if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
        return [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    // MARK: Arithmetic

    /// Returns the date with the given number of years, months and days added. The numbers can be negative.
    ///
    /// Years and months are added first. If the resulting month is too short, the last day of the month is used. For
    /// example, one month after January 31 is February 28 or 29.
    public func adding(years: Int = 0, months: Int = 0, days: Int = 0) -> CalendarDate {
        guard let date = offset(years: years, months: months, days: days) else {
            fatalError(
                "\(self).adding(years: \(years), months: \(months), days: \(days)) is outside the years 1 to 9999."
            )
        }
        return date
    }

    private func offset(years: Int, months: Int, days: Int) -> CalendarDate? {
        // The limit exceeds the number of days between the earliest and the latest date, and prevents integer overflow.
        let limits = -4_000_000...4_000_000
        guard limits ~= years, limits ~= months, limits ~= days else { return nil }
        let parts = GregorianDays.parts(of: daysSince1970)
        let monthNumber = (parts.year + years) * 12 + parts.month - 1 + months
        let (year, month) = (monthNumber / 12, monthNumber % 12 + 1)
        guard monthNumber >= 12, year <= 9999 else { return nil }
        let day = Swift.min(parts.day, Self.dayCount(ofMonth: month, year: year))
        return CalendarDate(daysSince1970: GregorianDays.days(year: year, month: month, day: day) + days)
    }
}

extension CalendarDate: Strideable {
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool { left.dayNumber < right.dayNumber }

    /// Returns the number of days from this date to another date. The number is negative if the other date is earlier.
    public func distance(to other: CalendarDate) -> Int { other.daysSince1970 - daysSince1970 }

    /// Returns the date with the given number of days added.
    public func advanced(by days: Int) -> CalendarDate { adding(days: days) }
}

extension CalendarDate: LosslessStringConvertible {
    /// The date in ISO 8601 format, for example `2026-05-14`.
    public var description: String {
        let parts = GregorianDays.parts(of: daysSince1970)
        return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    }

    private func digits(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: count - digits.count) + digits
    }

    /// Creates a date from a string in ISO 8601 format, for example `2026-05-14`. Returns nil if the string has a
    /// different format.
    public init?(_ description: String) {
        let parts = description.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy { 48...57 ~= $0 } }) else { return nil }
        let numbers = parts.compactMap { Int(Substring($0)) }
        self.init(validatingYear: numbers[0], month: numbers[1], day: numbers[2])
    }
}

extension CalendarDate: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = CalendarDate(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "Expected a date such as \"2026-05-14\", found \"\(text)\"."
            )
        }
        self = date
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension CalendarDate: AppStorageValue {
    /// Creates a date from a string in ISO 8601 format.
    public init?(storedValue: StoredValue) {
        guard let text = String(storedValue: storedValue) else { return nil }
        self.init(text)
    }

    public var storedValue: StoredValue? { .string(description) }
}
