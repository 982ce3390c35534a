import CombineModel

@MainActor
extension CalendarDate {
    /// Creates the date of a point in time, in the time zone of the `DateTime`.
    public init(_ dateTime: DateTime) {
        let (year, month, day) = dateTime.ymd
        self.init(year: year, month: month, day: day)
    }

    /// Returns a point in time of the day, in the local time zone.
    ///
    /// A time that is skipped when daylight saving time begins is moved an hour later, as in GLib.
    ///
    /// - Parameters:
    ///   - hour: The hour, from 0 to 23.
    ///   - minute: The minute, from 0 to 59.
    ///   - seconds: The seconds, from 0 and less than 60.
    public func dateTime(hour: Int = 0, minute: Int = 0, seconds: Double = 0) -> DateTime {
        guard
            let dateTime = DateTime(year: year, month: month, day: day, hour: hour, minute: minute, seconds: seconds)
        else {
            fatalError(
                "CalendarDate.dateTime(hour:minute:seconds:): \(hour):\(minute):\(seconds) isn't a time of a day."
            )
        }
        return dateTime
    }
}
