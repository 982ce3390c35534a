@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of durations, which C counts in seconds or in fractions of a second.
@MainActor
final class DurationTests: GtkTestCase {
    func testUnits() {
        XCTAssertEqual(convertDuration(UInt32(2), .seconds), .seconds(2))
        XCTAssertEqual(convertDuration(1500, .milliseconds), .seconds(1.5))
        XCTAssertEqual(convertDuration(-7, .microseconds), .microseconds(-7))
        XCTAssertEqual(exactDuration(.seconds(2), .milliseconds, "test") as UInt32, 2_000)
        XCTAssertEqual(exactDuration(.milliseconds(250), .microseconds, "test") as Int64, 250_000)
    }

    func testAShortDurationIsNotZero() {
        XCTAssertEqual(exactDuration(.nanoseconds(1), .milliseconds, "test") as Int32, 1)
        XCTAssertEqual(exactDuration(.milliseconds(1001), .seconds, "test") as Int32, 2)
        XCTAssertEqual(exactDuration(.milliseconds(-1500), .seconds, "test") as Int32, -1)
        XCTAssertEqual(exactDuration(.zero, .seconds, "test") as Int32, 0)
    }

    func testNilIsMinusOne() {
        XCTAssertEqual(exactDuration(nil, .milliseconds, "test") as Int32, -1)
        XCTAssertNil(convertOptionalDuration(-1, .milliseconds))
        XCTAssertEqual(convertOptionalDuration(0, .milliseconds), .zero)
    }

    func testPropertiesWithAndWithoutAccessors() {
        let revealer = Revealer()
        revealer.transitionDuration = .seconds(0.3)
        XCTAssertEqual(revealer.transitionDuration, .milliseconds(300))
        XCTAssertEqual(revealer.property("transition-duration"), 300)
        let settings = Settings.default
        let before = settings?.doubleClickTime
        settings?.doubleClickTime = .milliseconds(321)
        XCTAssertEqual(settings?.doubleClickTime, .milliseconds(321))
        if let before { settings?.doubleClickTime = before }
    }
}
