#if Foundation
import Foundation

extension CalendarDate {
    /// Creates the date of an instant.
    ///
    /// - Parameters:
    ///   - date: The instant. An instant outside of the years 1 to 9999 becomes the earliest or the latest date.
    ///   - timeZone: The time zone in which the day is determined. By default, it is the current one.
    public init(_ date: Date, in timeZone: TimeZone = .current) {
        let seconds = (date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))) / 86_400
        let limits = Double(CalendarDate.min.daysSince1970)...Double(CalendarDate.max.daysSince1970)
        let days = Int(Swift.min(Swift.max(seconds.rounded(.down), limits.lowerBound), limits.upperBound))
        self = CalendarDate(daysSince1970: days) ?? .max
    }

    /// The year, month and day as components of the Gregorian calendar.
    public var dateComponents: DateComponents {
        DateComponents(calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day)
    }

    /// Returns the instant at which the day begins, in a time zone.
    ///
    /// - Parameter timeZone: The time zone. By default, it is the current one.
    public func startOfDay(in timeZone: TimeZone = .current) -> Date {
        let midnight = Date(timeIntervalSince1970: Double(daysSince1970) * 86_400)
        // The offset at that midnight may differ from the offset at midnight in Greenwich.
        let guess = midnight - Double(timeZone.secondsFromGMT(for: midnight))
        return midnight - Double(timeZone.secondsFromGMT(for: guess))
    }
}
#endif
