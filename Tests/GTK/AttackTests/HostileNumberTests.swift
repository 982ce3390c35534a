import CombineGtk
import GtkTesting
import XCTest

/// Tests of numbers at and beyond the limits of their ranges. Each number must be accepted, or the program must trap
/// with a message that names the property.
@MainActor
final class HostileNumberTests: AttackTestCase {
    private static let doubles: [Double] = [
        .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, -0.0,
    ]

    /// Returns a Boolean value that indicates whether GTK accepts a number for an adjustment. GTK 4.8 accepts every
    /// number. Newer versions reject some numbers with a message.
    private static func isTaken(_ number: Double) -> Bool { GTK.version.minor == 8 || number.isFinite }

    func testDoublesOfAllKinds() {
        let adjustment = Adjustment(value: 0, lower: 0, upper: 10)
        let label = Label(label: "")
        let bar = ProgressBar()
        for number in Self.doubles {
            if Self.isTaken(number) { adjustment.value = number }
            label.opacity = number
            XCTAssertTrue((0...1).contains(label.opacity) || label.opacity.isNaN, "\(label.opacity)")
            // For other numbers, GTK logs a warning when it reports the number to assistive technologies.
            if number.isNormal || number.isZero { bar.fraction = number }
            label.xalign = min(max(number, 0), 1)
        }
    }

    func testTheMessageContainsAnIntegerThatDoesNotFit() {
        assertTraps(saying: "default-width", "doesn't fit") { Window().defaultWidth = .max }
        assertTraps(saying: "default-width", "doesn't fit") { Window().defaultWidth = .min }
        assertTraps(saying: "lines", "doesn't fit") { Label(label: "").lines = Int(Int32.max) + 1 }
        assertTraps(saying: "gtk_label_set_width_chars", "doesn't fit") {
            Label(label: "").widthCharacters = Int(Int32.min) - 1
        }
        assertTraps(saying: "selected", "doesn't fit") { DropDown(strings: ["a"]).selected = -1 }
    }

    func testTheLargestIntegersThatFitAreAccepted() {
        let label = Label(label: "")
        label.maxWidthCharacters = Int(Int32.max)
        XCTAssertEqual(label.maxWidthCharacters, Int(Int32.max))
        label.lines = Int(Int32.max)
        XCTAssertEqual(label.lines, Int(Int32.max))
        let spinner = SpinButton(adjustment: Adjustment(value: 0, lower: -1e300, upper: 1e300), climbRate: 1, digits: 0)
        spinner.value = 1e300
        XCTAssertEqual(spinner.value, 1e300)
    }

    func testBindingsTransferNumbersOfAllKinds() {
        let adjustment = Adjustment(value: 0, lower: -.greatestFiniteMagnitude, upper: .greatestFiniteMagnitude)
        let relay = CurrentValueRelay(0.0)
        let binding = adjustment.reactive.value <~> relay
        for number in Self.doubles where number.isFinite {
            relay.accept(number)
            XCTAssertEqual(adjustment.value, number)
        }
        // NaN isn't equal to itself, which must not cause an endless loop.
        if Self.isTaken(.nan) { relay.accept(.nan) }
        pumpUntilIdle()
        binding.dispose()
    }

    func testDurationsOfAllSizes() {
        assertExitsCleanly(within: .seconds(20)) {
            for limit: Duration in [
                .seconds(Int64.max), .seconds(Int64.min), .zero, .nanoseconds(1), .milliseconds(-1),
            ] {
                var isDone = false
                Task { @MainActor in isDone = true }
                _ = MainContext.run(for: limit) { isDone }
            }
        }
    }
}
