import CGtk
@_spi(Binding) import Gsk

/// A day of the Gregorian calendar, as a ``GtkCalendar`` shows one.
public struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
    public var year: Int
    /// From 1, January, to 12.
    public var month: Int
    /// From 1.
    public var day: Int

    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// As ISO 8601 writes it.
    public var description: String {
        "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
}

extension GtkCalendar {
    /// The day that is chosen: ``year``, ``month`` and ``day`` in one. `gtk_calendar_select_day`.
    ///
    /// A date that does not exist, such as the 31st of June, traps. The publisher of this property sends one value a change.
    public var selectedDate: CalendarDate {
        get { CalendarDate(year: year, month: month + 1, day: day) }
        set {
            guard
                let date = g_date_time_new_local(
                    gint(clamping: newValue.year),
                    gint(clamping: newValue.month),
                    gint(clamping: newValue.day),
                    0,
                    0,
                    0
                )
            else { fatalError("GtkCalendar.selectedDate: there is no day \(newValue)") }
            defer { g_date_time_unref(date) }
            // Notified as one change, because year, month and day are separate properties.
            g_object_freeze_notify(object)
            gtk_calendar_select_day(OpaquePointer(pointer), date)
            g_object_thaw_notify(object)
        }
    }
}
