import CombineGtk
import Foundation
import GtkTesting
import XCTest

/// Does at random what programs do to windows on the screen and to the widgets in them, and checks what must hold whatever
/// they do: no warning, every C object finalised in the end, and the counts of what is alive back where they were.
///
/// `COMBINEGTK_RANDOM_WINDOW_OPERATIONS` says how many operations, 5,000 unless set; `COMBINEGTK_RANDOM_SEED` where they
/// start, which a failure names.
@MainActor
final class RandomWindowTests: GtkTestCase {
    func testRandomOperationsOnPresentedWindows() {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["COMBINEGTK_RANDOM_WINDOW_OPERATIONS"].flatMap { Int($0) } ?? 5000
        let seed = environment["COMBINEGTK_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1
        // The first of each class makes what is kept for ever.
        run(seed: 0, count: 300)
        let start = ContinuousClock.now
        assertNoLeaks { run(seed: seed, count: count) }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print("seed \(seed): \(count) operations in \(seconds) s, \(Int(Double(count) / seconds)) a second")
    }

    private func run(seed: UInt64, count: Int) {
        var operations: RandomWindowOperations? = RandomWindowOperations(seed: seed)
        for number in 0..<count {
            operations?.step()
            // Not after each operation, so that several meet in one turn of the loop, and in one frame.
            guard number.isMultiple(of: 20) || number == count - 1 else { continue }
            if let failure = failureOfPumping() {
                XCTFail("seed \(seed), up to operation \(number), \(operations?.recent ?? ""): \(failure)")
                break
            }
        }
        operations?.end()
        operations = nil
        let isFinalised = MainContext.pump(for: .seconds(5)) { WatchedObjects.alive.isEmpty }
        if let failure = failureOfPumping() { XCTFail("seed \(seed), in the end: \(failure)") }
        if isFinalised { return }
        let remaining = WatchedObjects.alive.values.sorted().prefix(10)
        XCTFail("seed \(seed), \(count) operations: not finalised: \(remaining.joined(separator: ", "))")
    }

    /// Runs the main loop until it is idle; returns what failed or was logged meanwhile, if anything.
    private func failureOfPumping() -> String? {
        // Where a frame comes between two changes, GTK 4.8 now and then gives a widget less room than its border.
        collectFailures { pumpUntilIdle() }.first { failure in
            !["attempt to allocate", "gtk_widget_measure: assertion 'for_size >= -1'"].contains { failure.contains($0) }
        }
    }
}
