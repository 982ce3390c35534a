import CXTest
@_spi(Binding) import CombineGtk
import Counter
import Foundation
import NameForm
import XCTest

/// A long-running test in which a random user operates the samples. It checks that no warnings are logged and that
/// memory doesn't grow.
///
/// - `COMBINEGTK_SOAK_SECONDS` sets the duration. Without it, the test is skipped. `COMBINEGTK_SOAK_SEED` sets the
///   first seed.
/// - Once per minute, the test closes all windows, records the number of live objects and the memory in use, and prints
///   them.
/// - The number of live objects must never change. The median of the memory in use in the last quarter may exceed the
///   median of the second quarter by at most 2 % and 512 KiB.
@MainActor
final class SoakTests: GtkTestCase {
    func testRandomUserActions() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let seconds = environment["COMBINEGTK_SOAK_SECONDS"].flatMap({ Double($0) }) else {
            throw XCTSkip("COMBINEGTK_SOAK_SECONDS is not set")
        }
        let seed = environment["COMBINEGTK_SOAK_SEED"].flatMap { UInt64($0) } ?? 1
        // The interval of a short run is shorter, so that each quarter has samples.
        let interval = min(60, seconds / 8)
        let user = RandomUser(seed: seed)
        // The first windows create objects that GTK never releases.
        try use(user, until: .now + .seconds(min(10, interval)))
        _ = Sample(user)
        let start = ContinuousClock.now
        var samples: [Sample] = []
        while ContinuousClock.now < start + .seconds(seconds) {
            try use(user, until: .now + .seconds(interval))
            let sample = Sample(user)
            samples.append(sample)
            print("soak, seed \(seed), \(Int((ContinuousClock.now - start) / .seconds(1))) s: \(sample)")
            fflush(nil)
            guard sample.live == samples[0].live else {
                return XCTFail(
                    "alive: \(sample.live), at first \(samples[0].live); of closed windows: \(user.survivors)"
                )
            }
            if testRun?.totalFailureCount != 0 { return }
        }
        let quarter = samples.count / 4
        guard quarter > 0 else { return XCTFail("too short for four quarters") }
        let early = median(samples[quarter..<2 * quarter].map(\.usedBytes))
        let late = median(samples[(samples.count - quarter)...].map(\.usedBytes))
        XCTAssertLessThanOrEqual(late, early + early / 50 + 512 * 1024, "memory in use grows")
    }

    private func use(_ user: RandomUser, until deadline: ContinuousClock.Instant) throws {
        while ContinuousClock.now < deadline {
            // GTK loses count of the pressed buttons if a widget is destroyed between two overlapping presses. This
            // happens about once in 400,000 actions, also in GTK 4.18.
            let failures = try collectFailures { try user.act() }.filter {
                !$0.contains("Broken accounting of active state")
            }
            if let failure = failures.first { return XCTFail("\(failure), after: \(user.recent)") }
        }
        user.closeAll()
        pumpUntilIdle()
    }

    private func median(_ numbers: [Int]) -> Int {
        numbers.sorted()[numbers.count / 2]
    }

    /// The number of live objects and the memory in use while no window is open.
    private struct Sample: CustomStringConvertible {
        let live: String
        let pastedInto: Int
        let usedBytes: Int
        let residentBytes: Int
        let actions: Int

        @MainActor
        init(_ user: RandomUser) {
            // A clipboard retains the widget or the buffer whose selection was copied.
            for clipboard in [Display.default?.clipboard, Display.default?.primaryClipboard] {
                _ = clipboard?.setContent(nil)
            }
            _ = MainContext.pump(for: .seconds(2)) { false }
            // GTK 4.8 leaks a reference to the buffer of a text view if pasting fails.
            var classes = LiveCount.objectsByClass
            pastedInto = classes.removeValue(forKey: "TextBuffer") ?? 0
            let names = classes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            live =
                "\(names.joined(separator: ", ")), \(LiveCount.connections) connections, "
                + "\(LiveCount.bindings) bindings, \(LiveCount.closures) closures, \(LiveCount.boxed) boxed values, "
                + "\(LiveCount.variants) variants"
            malloc_trim(0)
            usedBytes = Int(mallinfo2().uordblks)
            let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
            residentBytes = (pages.count > 1 ? Int(pages[1]) ?? 0 : 0) * 4096
            actions = user.actions
        }

        var description: String {
            "\(actions) actions, \(usedBytes / 1024) KiB in use, \(residentBytes / 1024) KiB resident; \(live); "
                + "\(pastedInto) buffers"
        }
    }
}
