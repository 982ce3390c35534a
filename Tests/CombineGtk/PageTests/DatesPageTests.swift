import CombineGtk
import GtkTesting
import XCTest

/// Tests of the example on the page "Dates and numbers".
@MainActor
final class DatesPageTests: GtkTestCase {
    func testModelCalculatesDates() {
        let invoice = InvoiceModel()
        invoice.due = CalendarDate(year: 2026, month: 5, day: 14)
        invoice.amount = 123_450
        XCTAssertFalse(invoice.isLate(on: invoice.due))
        XCTAssertTrue(invoice.isLate(on: invoice.due.adding(days: 1)))
        invoice.paid = invoice.due
        XCTAssertFalse(invoice.isLate(on: .max))
        XCTAssertEqual(
            invoice.reminders.map(\.description),
            ["2026-05-18", "2026-05-25", "2026-06-01", "2026-06-08"]
        )
        let amount = NumberFormat.user.string(123_450, decimals: 2)
        XCTAssertEqual(invoice.summary, "\(amount) €, due \(invoice.due.formatted("%A, %-d %B"))")
    }

    func testWindowParsesTypedDate() {
        let invoice = InvoiceModel()
        let window = InvoiceWindow(invoice)
        let user = User(window)
        user.click(window.issued)
        user.press("a", modifiers: .control)
        user.type("x")
        XCTAssertTrue(window.issued.hasCSSClass("error"))
        user.press("a", modifiers: .control)
        user.type("2026-05-14")
        XCTAssertEqual(invoice.issued, CalendarDate(year: 2026, month: 5, day: 14))
        XCTAssertFalse(window.issued.hasCSSClass("error"))
        user.click(window.amount)
        user.press("a", modifiers: .control)
        user.type("12")
        XCTAssertEqual(invoice.amount, 1200)
        XCTAssertEqual(window.amount.text, "12")
        window.assertAccessible()
    }

    func testReleasesAllObjects() {
        let invoice = InvoiceModel()
        assertFreed {
            let window = InvoiceWindow(invoice)
            window.present()
            window.destroy()
            return window
        }
    }
}
