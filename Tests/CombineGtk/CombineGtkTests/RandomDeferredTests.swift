import CombineGtk
import GtkTesting
import XCTest

/// Changes models at random and compares bound widgets with a simple model. The bindings update in the next turn of the
/// main loop, in a task or at a later time. They include optional observed objects, closures, asynchronous sequences
/// and schedulers.
///
/// `COMBINEGTK_RANDOM_DEFERRED_OPERATIONS` sets the number of operations for each seed. The default is 2,000.
/// `COMBINEGTK_RANDOM_SEED` sets a single seed instead of three. The message of a failure contains both.
@MainActor
final class RandomDeferredTests: GtkTestCase {
    func testRandomOperations() {
        let count = RandomRun.operations("COMBINEGTK_RANDOM_DEFERRED_OPERATIONS", or: 2000)
        // The first widgets create objects that are never released.
        _ = RandomDeferredOperations(seed: 0)
        for seed in RandomRun.seeds(3) {
            var isDone = true
            assertNoLeaks {
                let operations = RandomDeferredOperations(seed: seed)
                for number in 0..<count {
                    operations.step()
                    // The comparison isn't made after each operation, so that several operations happen in one turn of
                    // the main loop.
                    guard operations.shouldSettle || number == count - 1 else { continue }
                    let failures = collectFailures { settle(operations) }
                    guard let failure = failures.first else { continue }
                    isDone = false
                    return XCTFail(
                        "seed \(seed), up to operation \(number), after\(operations.description): \(failure)"
                    )
                }
                operations.end()
            }
            XCTAssertEqual(RandomDeferredOperations.aliveItems, 0, "seed \(seed): items that were not freed")
            XCTAssertEqual(
                RandomDeferredOperations.aliveTokens,
                0,
                "seed \(seed): scheduled closures that are not freed"
            )
            if !isDone { return }
        }
    }

    /// Runs the main loop until the widgets match the model.
    private func settle(_ operations: RandomDeferredOperations) {
        pumpUntilIdle()
        if MainContext.pump(for: .seconds(5), until: { operations.difference() == nil }) {
            operations.settled()
        } else {
            XCTFail(operations.difference() ?? "")
        }
    }
}
