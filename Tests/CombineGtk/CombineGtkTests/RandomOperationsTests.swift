import CombineGtk
import GtkTesting
import XCTest

/// Binds, links, sets, types, cancels, drops and binds again at random, within handlers too, and compares with a simple
/// model.
///
/// `COMBINEGTK_RANDOM_OPERATIONS` says how many operations for each seed, 5,000 unless set. `COMBINEGTK_RANDOM_SEED` the
/// only seed, instead of four. A failure names both.
@MainActor
final class RandomOperationsTests: GtkTestCase {
    func testRandomOperations() {
        let count = RandomRun.operations("COMBINEGTK_RANDOM_OPERATIONS", or: 5000)
        // The first widget of a class makes objects that stay.
        for number in 0..<4 { _ = RandomBindingTarget(number) {} }
        for seed in RandomRun.seeds(4) {
            let isDone = collectDifference(seed: seed, count: count)
            if !isDone { return }
        }
    }

    /// Does a seed's operations. Returns whether all went well.
    private func collectDifference(seed: UInt64, count: Int) -> Bool {
        var isDone = true
        assertNoLeaks {
            let operations = RandomOperations(seed: seed)
            for first in stride(from: 0, to: count, by: 100) {
                // GLib's messages are looked at after each hundred, differences after each operation.
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
        XCTAssertEqual(RandomBindingTarget.alive, 0, "seed \(seed): targets that are not disposed")
        return isDone
    }
}
