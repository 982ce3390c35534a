import CombineGtk
import GtkTesting
import XCTest

/// Performs random operations on visible windows and their widgets. The test checks that no warning is logged, that
/// each C object is finalized, and that the numbers of live objects don't grow.
///
/// `COMBINEGTK_RANDOM_WINDOW_OPERATIONS` sets the number of operations for each seed. The default is 2,500.
/// `COMBINEGTK_RANDOM_SEED` sets a single seed instead of two. The message of a failure contains both.
@MainActor
final class RandomWindowTests: GtkTestCase {
    func testRandomOperationsOnPresentedWindows() {
        let count = RandomRun.operations("COMBINEGTK_RANDOM_WINDOW_OPERATIONS", or: 2500)
        // The first widgets create objects that are never released.
        run(seed: 0, count: 300)
        for seed in RandomRun.seeds(2) {
            let failures = collectFailures { assertNoLeaks { run(seed: seed, count: count) } }
            for failure in failures { XCTFail("seed \(seed): \(failure)") }
            XCTAssertEqual(RandomWindowOperations.weakNoticesToCome, 0, "seed \(seed): calls of weak references")
        }
    }

    private func run(seed: UInt64, count: Int) {
        var operations: RandomWindowOperations? = RandomWindowOperations(seed: seed)
        for number in 0..<count {
            operations?.step()
            // The checks aren't made after each operation, so that several operations happen in one turn of the main
            // loop and in one frame.
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
        let open = openWindows.map { WatchedObjects.describe($0) }
        XCTFail(
            "seed \(seed), \(count) operations: not finalized: \(remaining.joined(separator: ", ")); "
                + "open: \(open.joined(separator: ", "))"
        )
    }

    /// Runs the main loop until it's idle. Returns the first failure or logged message, or nil.
    private func failureOfPumping() -> String? {
        // GTK 4.8 sometimes allocates less space than the border of a widget if it draws a frame between two changes.
        collectFailures { pumpUntilIdle() }.first { failure in
            !["attempt to allocate", "gtk_widget_measure: assertion 'for_size >= -1'"].contains { failure.contains($0) }
        }
    }
}
