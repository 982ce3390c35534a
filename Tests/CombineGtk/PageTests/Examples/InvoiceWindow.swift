import CombineGtk

final class InvoiceWindow: Window {
    @ObservedObject private var invoice: InvoiceModel
    let issued = Entry()
    let amount = Entry()

    init(_ invoice: InvoiceModel) {
        _invoice = ObservedObject(wrappedValue: invoice)
        super.init()
        title = "Invoice"
        child = Box.vertical(spacing: 12) {
            issued.accessibilityLabel("Issued")
            DatePicker("Due", selection: $invoice.due, in: invoice.issued ... .max)
            DatePicker("Paid", selection: $invoice.paid)
            amount.accessibilityLabel("Amount")
        }
        issued.reactive.text
            <~> $invoice.issued.converted(
                to: { $0.formatted() },
                from: { text in
                    guard let date = CalendarDate(parsing: text) else {
                        throw ValidationError("Enter a date such as \(CalendarDate.today.formatted())")
                    }
                    return date
                }
            )
        amount.reactive.text
            <~> $invoice.amount.converted(
                to: { NumberFormat.user.string($0, decimals: 2) },
                from: { text in
                    guard let cents = NumberFormat.user.value(text, decimals: 2) else {
                        throw ValidationError("Enter an amount such as \(NumberFormat.user.string(1250, decimals: 2))")
                    }
                    return cents
                }
            )
    }
}
