#if Foundation
import Foundation

extension CalendarDate {
    /// Creates the calendar date of an instant.
    ///
    /// - Parameters:
    ///   - date: The instant. If its year isn't in the range from 1 to 9999, the earliest or the latest date is used.
    ///   - timeZone: The time zone in which to determine the date.
    public init(_ date: Date, in timeZone: TimeZone = .current) {
        let seconds = (date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))) / 86_400
        let limits = Double(CalendarDate.min.daysSince1970)...Double(CalendarDate.max.daysSince1970)
        let days = Int(Swift.min(Swift.max(seconds.rounded(.down), limits.lowerBound), limits.upperBound))
        self = CalendarDate(daysSince1970: days) ?? .max
    }

    /// The year, month and day as date components of the Gregorian calendar.
    public var dateComponents: DateComponents {
        DateComponents(calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day)
    }

    /// Returns the instant at which this day begins in a time zone.
    ///
    /// - Parameter timeZone: The time zone.
    public func startOfDay(in timeZone: TimeZone = .current) -> Date {
        let midnight = Date(timeIntervalSince1970: Double(daysSince1970) * 86_400)
        // The UTC offset at local midnight can differ from the offset at midnight UTC, so it's determined in two steps.
        let guess = midnight - Double(timeZone.secondsFromGMT(for: midnight))
        return midnight - Double(timeZone.secondsFromGMT(for: guess))
    }
}
#endif
