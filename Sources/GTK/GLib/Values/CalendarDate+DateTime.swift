import CombineModel

@MainActor
extension CalendarDate {
    /// Creates the date of a point in time, in the time zone of the `DateTime`.
    public init(_ dateTime: DateTime) {
        let (year, month, day) = dateTime.ymd
        self.init(year: year, month: month, day: day)
    }

    /// Returns the given time on this date, in the local time zone.
    ///
    /// If the time doesn't exist because daylight saving time begins, the result is an hour later, as in GLib.
    ///
    /// - Parameters:
    ///   - hour: The hour, from 0 to 23.
    ///   - minute: The minute, from 0 to 59.
    ///   - seconds: The seconds, from 0 up to but not including 60.
    public func dateTime(hour: Int = 0, minute: Int = 0, seconds: Double = 0) -> DateTime {
        guard
            let dateTime = DateTime(year: year, month: month, day: day, hour: hour, minute: minute, seconds: seconds)
        else {
            fatalError("CalendarDate.dateTime(hour:minute:seconds:): \(hour):\(minute):\(seconds) isn't a time of day.")
        }
        return dateTime
    }
}
