import CGtk
@_spi(Binding) import Gsk

extension GtkCalendar {
    /// The selected date, which consists of ``year``, ``month`` and ``day``. `gtk_calendar_select_day`.
    ///
    /// When the date changes, a publisher of this property publishes a single value.
    public var selectedDate: CalendarDate {
        get { CalendarDate(year: year, month: month + 1, day: day) }
        set {
            let date = newValue.dateTime()
            // Notifications are frozen, so that observers are notified only once when the year, month and day change.
            g_object_freeze_notify(object)
            gtk_calendar_select_day(OpaquePointer(pointer), OpaquePointer(date.pointer))
            g_object_thaw_notify(object)
        }
    }
}
