import Testing

@testable import CombineModel

struct DateFormatTests {
    private static let date = CalendarDate(year: 2026, month: 5, day: 4)

    @Test(arguments: [
        ("%d.%m.%Y", "04.05.2026"), ("%d/%m/%y", "04/05/2026"), ("%-d.%-m.%Y", "4.5.2026"), ("%m/%d/%Y", "05/04/2026"),
        ("%Y年%m月%d日", "2026年05月04日"), ("%d/%m/%Ey", "04/05/2026"), ("%F", "2026-05-04"), ("%d. %b %Y", "04. May 2026"),
        // The pattern of the C locale, incomplete patterns and an empty pattern.
        ("%m/%d/%y", "2026-05-04"), ("%d.%m.", "2026-05-04"), ("", "2026-05-04"), ("%", "2026-05-04"),
    ])
    func aDateIsWrittenWithAYearOfFourDigits(pattern: String, expected: String) {
        #expect(DateFormat(UserLocale(named: "C"), pattern: pattern).string(Self.date) == expected)
    }

    @Test(arguments: [
        ("%d.%m.%Y", "4.5.26"), ("%d.%m.%Y", " 04. 05. 2026 "), ("%d.%m.%Y", "4 May 2026"), ("%d.%m.%Y", "May 4, 2026"),
        ("%d.%m.%Y", "2026-05-04"), ("%d.%m.%Y", "2026/5/4"), ("%d.%m.%Y", "2026 may 4"), ("%m/%d/%Y", "5/4/26"),
        ("%m/%d/%Y", "4 MAY 26"), ("%Y-%m-%d", "26-5-4"), ("%Y-%m-%d", "4.5.2026"), ("%Y年%m月%d日", "2026年5月4日"),
        ("%d.%m.%Y", "٤/٥/٢٠٢٦"), ("%d de %B de %Y", "4 de may de 2026"), ("%m/%d/%Y", "4may26"),
    ])
    func aDateIsRead(pattern: String, text: String) {
        #expect(DateFormat(UserLocale(named: "C"), pattern: pattern).date(text) == Self.date)
    }

    @Test(arguments: [
        "", "4", "4.5", "4.5.2026.1", "31.2.2026", "5.2026.4", "4 Ma 2026", "4 Foo 2026", "4.5.2026x", "4 May May 2026",
        "May May 2026", "4.5.99999", "½.5.2026",
    ])
    func otherTextsAreRejected(text: String) {
        #expect(DateFormat(UserLocale(named: "C"), pattern: "%d.%m.%Y").date(text) == nil)
    }

    @Test func twoDigitYears() {
        let format = DateFormat(UserLocale(named: "C"), pattern: "%d.%m.%Y")
        #expect(format.date("1.1.68")?.year == 2068)
        #expect(format.date("1.1.69")?.year == 1969)
    }

    @Test func everyPatternOfTheCLibrary() {
        let locale = UserLocale(named: "C")
        #expect(locale.format(Self.date, "%A, %-d %B; %j") == "Monday, 4 May; 124")
        #expect(locale.format(Self.date, "") == "")
        let long = String(repeating: "%A", count: 1000)
        #expect(locale.format(Self.date, long) == String(repeating: "Monday", count: 1000))
    }

    @Test func aLocaleThatDoesNotExistIsReplacedWithTheCLocale() {
        #expect(DateFormat(UserLocale(named: "xx_XX.UTF-8")).string(Self.date) == "2026-05-04")
    }

    @Test func theUsersFormatParsesItsOwnOutput() {
        #expect(CalendarDate(parsing: Self.date.formatted()) == Self.date)
    }
}
