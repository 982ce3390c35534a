import CombineGtk
import GtkTesting
import XCTest

/// Binds, links, sets, types, cancels and releases at random, also within handlers, and compares the results with a
/// simple model.
///
/// `COMBINEGTK_RANDOM_OPERATIONS` sets the number of operations for each seed. The default is 5,000.
/// `COMBINEGTK_RANDOM_SEED` sets a single seed instead of four. The message of a failure contains both.
@MainActor
final class RandomOperationsTests: GtkTestCase {
    func testRandomOperations() {
        let count = RandomRun.operations("COMBINEGTK_RANDOM_OPERATIONS", or: 5000)
        // The first widgets create objects that are never released.
        for number in 0..<4 { _ = RandomBindingTarget(number) {} }
        for seed in RandomRun.seeds(4) {
            let isDone = collectDifference(seed: seed, count: count)
            if !isDone { return }
        }
    }

    /// Performs the operations of a seed. Returns a Boolean value that indicates whether the model matched.
    private func collectDifference(seed: UInt64, count: Int) -> Bool {
        var isDone = true
        assertNoLeaks {
            let operations = RandomOperations(seed: seed)
            for first in stride(from: 0, to: count, by: 100) {
                // The results are compared after each operation, and GLib messages are checked after every hundred
                // operations.
                var number = first
                let failures = collectFailures {
                    while number < min(first + 100, count), isDone {
                        guard let difference = operations.step() else {
                            number += 1
                            continue
                        }
                        isDone = false
                        XCTFail("\(difference), \(operations.state), after\(operations.description)")
                    }
                }
                guard let failure = failures.first else { continue }
                isDone = false
                return XCTFail("seed \(seed), operation \(number): \(failure)")
            }
        }
        XCTAssertEqual(RandomBindingTarget.alive, 0, "seed \(seed): targets that were not disposed")
        return isDone
    }
}
