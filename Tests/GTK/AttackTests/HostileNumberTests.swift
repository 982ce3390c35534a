import CombineGtk
import GtkTesting
import XCTest

/// Numbers at the ends of their ranges and outside: taken, or the program stops with a sentence that names the property.
@MainActor
final class HostileNumberTests: AttackTestCase {
    private static let doubles: [Double] = [
        .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, -0.0,
    ]

    /// GTK 4.8 takes every number for an adjustment. A newer one refuses the others with its own message.
    private static func isTaken(_ number: Double) -> Bool { GTK.version.minor == 8 || number.isFinite }

    func testDoublesOfAllKinds() {
        let adjustment = Adjustment(value: 0, lower: 0, upper: 10)
        let label = Label(label: "")
        let bar = ProgressBar()
        for number in Self.doubles {
            if Self.isTaken(number) { adjustment.value = number }
            label.opacity = number
            XCTAssertTrue((0...1).contains(label.opacity) || label.opacity.isNaN, "\(label.opacity)")
            // GTK itself warns of others where it tells assistive programs.
            if number.isNormal || number.isZero { bar.fraction = number }
            label.xalign = min(max(number, 0), 1)
        }
    }

    func testAnIntegerThatDoesNotFitIsRefusedByName() {
        assertTraps(saying: "default-width", "doesn't fit") { Window().defaultWidth = .max }
        assertTraps(saying: "default-width", "doesn't fit") { Window().defaultWidth = .min }
        assertTraps(saying: "lines", "doesn't fit") { Label(label: "").lines = Int(Int32.max) + 1 }
        assertTraps(saying: "gtk_label_set_width_chars", "doesn't fit") {
            Label(label: "").widthChars = Int(Int32.min) - 1
        }
        assertTraps(saying: "selected", "doesn't fit") { DropDown(strings: ["a"]).selected = -1 }
    }

    func testTheLargestIntegersThatFitAreTaken() {
        let label = Label(label: "")
        label.maxWidthChars = Int(Int32.max)
        XCTAssertEqual(label.maxWidthChars, Int(Int32.max))
        label.lines = Int(Int32.max)
        XCTAssertEqual(label.lines, Int(Int32.max))
        let spinner = SpinButton(adjustment: Adjustment(value: 0, lower: -1e300, upper: 1e300), climbRate: 1, digits: 0)
        spinner.value = 1e300
        XCTAssertEqual(spinner.value, 1e300)
    }

    func testBindingsCarryNumbersOfAllKinds() {
        let adjustment = Adjustment(value: 0, lower: -.greatestFiniteMagnitude, upper: .greatestFiniteMagnitude)
        let relay = CurrentValueRelay(0.0)
        let binding = adjustment.reactive.value <~> relay
        for number in Self.doubles where number.isFinite {
            relay.accept(number)
            XCTAssertEqual(adjustment.value, number)
        }
        // Unlike itself, it must not go round forever.
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
