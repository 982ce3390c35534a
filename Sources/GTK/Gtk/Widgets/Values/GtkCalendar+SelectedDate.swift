import CGtk
@_spi(Binding) import Gsk

extension GtkCalendar {
    /// The selected day. It combines ``year``, ``month`` and ``day``. `gtk_calendar_select_day`.
    ///
    /// A publisher of this property sends one value for each change.
    public var selectedDate: CalendarDate {
        get { CalendarDate(year: year, month: month + 1, day: day) }
        set {
            let date = newValue.dateTime()
            // Notifications are frozen, so that changing the year, month and day notifies observers once.
            g_object_freeze_notify(object)
            gtk_calendar_select_day(OpaquePointer(pointer), OpaquePointer(date.pointer))
            g_object_thaw_notify(object)
        }
    }
}
