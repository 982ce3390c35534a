import Foundation
import TestSupport
import Testing

@testable import CombineModel

struct CalendarDateTests {
    /// Checks that every day in a period of 400 years, after which the calendar repeats, follows the previous day.
    @Test(arguments: [1, 1600, 9599]) func everyDayFollowsThePreviousOne(firstYear: Int) {
        let first = CalendarDate(year: firstYear, month: 1, day: 1)
        var (year, month, day, weekday) = (firstYear, 1, 1, first.weekday.rawValue - 1)
        for number in first.daysSince1970..<first.daysSince1970 + 146_097 {
            let date = CalendarDate(daysSince1970: number)
            guard let date, (date.year, date.month, date.day) == (year, month, day),
                date == CalendarDate(year: year, month: month, day: day),
                date.weekday.rawValue == weekday + 1
            else {
                Issue.record("expected \(year)-\(month)-\(day), found \(String(describing: date))")
                return
            }
            day += 1
            weekday = (weekday + 1) % 7
            if day > lengths(of: year)[month - 1] { (month, day) = (month + 1, 1) }
            if month > 12 { (year, month) = (year + 1, 1) }
        }
        #expect((year, month, day) == (firstYear + 400, 1, 1))
        #expect(weekday == first.weekday.rawValue - 1)
    }

    @Test func weekdays() {
        #expect(CalendarDate(year: 1970, month: 1, day: 1).weekday == .thursday)
        #expect(CalendarDate(year: 2026, month: 5, day: 14).weekday == .thursday)
        #expect(CalendarDate.min.weekday == .monday)
        #expect(CalendarDate.max.weekday == .friday)
    }

    private func lengths(of year: Int) -> [Int] {
        let isLeap = year.isMultiple(of: 400) || year.isMultiple(of: 4) && !year.isMultiple(of: 100)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    }

    @Test func datesThatDoNotExist() {
        for (year, month, day) in [
            (2025, 2, 29), (2024, 2, 30), (1900, 2, 29), (2024, 4, 31), (2024, 0, 1), (2024, 13, 1), (2024, 1, 0),
            (0, 1, 1), (10_000, 1, 1), (.max, .max, .max), (.min, .min, .min),
        ] {
            #expect(CalendarDate(validatingYear: year, month: month, day: day) == nil)
        }
        #expect(CalendarDate(validatingYear: 2000, month: 2, day: 29)?.description == "2000-02-29")
    }

    @Test func datesAreDescribedInISO8601Format() {
        #expect(CalendarDate(year: 7, month: 5, day: 4).description == "0007-05-04")
        #expect(CalendarDate("2026-05-14") == CalendarDate(year: 2026, month: 5, day: 14))
        for text in [
            "", "2026-5-14", "2026-05-14 ", "2026-02-29", "20260514", "-026-05-14", "2026-05-14-01", "2026-0५-14",
        ] {
            #expect(CalendarDate(text) == nil, "\(text)")
        }
    }

    @Test func arithmetic() {
        let date = CalendarDate(year: 2024, month: 1, day: 31)
        #expect("\(date.adding(months: 1))" == "2024-02-29")
        #expect("\(date.adding(years: 1, months: 1))" == "2025-02-28")
        #expect("\(date.adding(months: -2, days: 1))" == "2023-12-01")
        #expect("\(date.adding(days: -31))" == "2023-12-31")
        #expect(date.distance(to: CalendarDate(year: 2025, month: 1, day: 31)) == 366)
        #expect(Array(date...date.advanced(by: 2)).map(\.day) == [31, 1, 2])
        #expect(CalendarDate.min.distance(to: .max) == 3_652_058)
        #expect(CalendarDate.min < date && date < .max)
    }

    @Test func datesAreEncodedAsStrings() throws {
        let dates = [CalendarDate(year: 2026, month: 5, day: 14)]
        let encoded = try JSONEncoder().encode(dates)
        #expect(String(decoding: encoded, as: UTF8.self) == #"["2026-05-14"]"#)
        #expect(try JSONDecoder().decode([CalendarDate].self, from: encoded) == dates)
        #expect {
            try JSONDecoder().decode([CalendarDate].self, from: Data(#"["2026-02-30"]"#.utf8))
        } throws: { error in
            guard case DecodingError.dataCorrupted(let context) = error else { return false }
            return context.debugDescription == #"Expected a date such as "2026-05-14", found "2026-02-30"."#
        }
    }

    private final class Plan {
        @AppStorage("due") var due = CalendarDate(year: 2026, month: 5, day: 14)
        @AppStorage("reminder") var reminder: CalendarDate?
    }

    @Test func datesCanBeStoredAsSettings() {
        let store = MemorySettings(["due": .string("2027-01-02"), "reminder": .string("soon")])
        #expect(store["due"] == CalendarDate(year: 2027, month: 1, day: 2))
        #expect(store["reminder"] == CalendarDate?.none)
        store["due"] = CalendarDate(year: 2028, month: 1, day: 2)
        #expect(store.value(forKey: "due") == .string("2028-01-02"))
    }

    @Test func todayUsesTheLocalTimeZone() {
        let calendar = Calendar(identifier: .gregorian)
        let before = calendar.dateComponents([.year, .month, .day], from: Date())
        let today = CalendarDate.today
        let after = calendar.dateComponents([.year, .month, .day], from: Date())
        let days = [before, after].compactMap { parts in
            CalendarDate(validatingYear: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
        }
        #expect(days.contains(today))
    }
}
