import Glibc
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class TestLanguageTests: GtkTestCase {
    func testMessagesAreInEnglishAndOtherFormatsAreThoseOfTheUser() {
        let changes = ["LANGUAGE": "de", "LC_ALL": TranslatedLocale.name]
        let former = changes.map { name, _ in (name, getenv(name).map { String(cString: $0) }) }
        for (name, value) in changes { setenv(name, value, 1) }
        defer { for (name, value) in former { if let value { setenv(name, value, 1) } else { unsetenv(name) } } }
        assertExitsCleanly {
            // GTK has set the locale before the test changed the environment of this process.
            XCTAssertEqual(setlocale(LC_MESSAGES, nil).map { String(cString: $0) }, "C")
            XCTAssertEqual(setlocale(LC_NUMERIC, nil).map { String(cString: $0) }, TranslatedLocale.name)
        }
    }
}
