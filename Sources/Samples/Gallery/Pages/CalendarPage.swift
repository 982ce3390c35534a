import CombineGtk

struct CalendarPage: GalleryPage {
    let title = "Calendar"
    let section = GallerySection.choices
    let keywords = "date day month year pick"
    let source = PackageResources.CalendarPage_swift

    func makeContent() -> Widget {
        let calendar = GtkCalendar()
        calendar.selectedDate = CalendarDate(year: 2026, month: 5, day: 14)
        calendar.showsWeekNumbers = true
        for day in [1, 14, 25] { calendar.markDay(day) }
        let date = calendar.publisher(for: \.selectedDate)

        return Box.vertical(spacing: 12) {
            calendar.accessibilityLabel("Date")
            Label("").bind(\.label, to: date.map { $0.formatted("%A, %-d %B %Y") })
        }
    }
}
