import CombineModel

/// An invoice. It depends on neither GTK nor Foundation.
final class InvoiceModel: ObservableObject {
    @Published var issued = CalendarDate.today
    @Published var due = CalendarDate.today.adding(days: 30)
    @Published var paid: CalendarDate?
    /// The amount in cents.
    @Published var amount = 0
    @AppStorage("last-invoice") var lastInvoice: CalendarDate?

    func isLate(on day: CalendarDate = .today) -> Bool {
        paid == nil && day > due
    }

    /// The days on which a reminder is sent: each Monday of the four weeks after the due date.
    var reminders: [CalendarDate] {
        (due.adding(days: 1)...due.adding(days: 28)).filter { $0.weekday == .monday }
    }

    /// The amount and the due date, for example "1,234.50 €, due Thursday, 14 May".
    var summary: String {
        "\(NumberFormat.user.string(amount, decimals: 2)) €, due \(due.formatted("%A, %-d %B"))"
    }
}
