import GLib
import GtkTesting
import XCTest

@MainActor
final class CalendarDateTests: GtkTestCase {
    func testADateRoundTripsThroughADateTime() throws {
        for date in [CalendarDate.min, CalendarDate(year: 2024, month: 2, day: 29), .max] {
            let noon = date.dateTime(hour: 12, minute: 30)
            XCTAssertEqual(CalendarDate(noon), date)
            XCTAssertEqual(noon.hour, 12)
            XCTAssertEqual(noon.dayOfWeek, date.weekday.rawValue)
        }
        // The date is in the time zone of the `GDateTime`, not in the user's time zone.
        let zone = try XCTUnwrap(GTimeZone(identifier: "+14:00"))
        let late = try XCTUnwrap(DateTime(utc: 2026, month: 5, day: 14, hour: 23, minute: 0, seconds: 0))
        XCTAssertEqual(CalendarDate(try XCTUnwrap(late.toTimezone(zone))).description, "2026-05-15")
        XCTAssertEqual(CalendarDate(late).description, "2026-05-14")
    }

    /// Compares each day of a century with the GLib functions.
    func testDaysMatchGLib() throws {
        var dateTime = try XCTUnwrap(DateTime(utc: 1899, month: 12, day: 31, hour: 0, minute: 0, seconds: 0))
        for date in CalendarDate(year: 1900, month: 1, day: 1)...CalendarDate(year: 2000, month: 12, day: 31) {
            dateTime = try XCTUnwrap(dateTime.addDays(1))
            guard CalendarDate(dateTime) == date, dateTime.dayOfWeek == date.weekday.rawValue else {
                return XCTFail("expected \(dateTime.formatIso8601() ?? ""), found \(date)")
            }
        }
    }
}
