import CombineAdw
import Foundation
import GtkTesting
import XCTest

/// Changes a `NavigationStack` and its array at random, and compares both. Up to three changes happen in the same frame.
///
/// `COMBINEGTK_RANDOM_OPERATIONS` sets the number of changes for each seed. `COMBINEGTK_RANDOM_SEED` sets a single seed.
/// A failure prints the seed and the changes before it.
@MainActor
final class RandomNavigationTests: GtkTestCase {
    func testRandomChanges() {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["COMBINEGTK_RANDOM_OPERATIONS"].flatMap { Int($0) } ?? 250
        let seed = environment["COMBINEGTK_RANDOM_SEED"].flatMap { UInt64($0) }
        let last: UInt64 = environment["COMBINEGTK_ALL_TESTS"] == nil ? 4 : 50
        for seed in seed.map({ $0...$0 }) ?? 1...last where !run(seed, count) { return }
    }

    func testRandomChangesDuringTransitions() {
        enableAnimations()
        _ = run(100, 60, clicks: true)
    }

    /// Makes random changes, and closes the window. Returns false if the view differs from its model.
    private func run(_ seed: UInt64, _ count: Int, clicks: Bool = false) -> Bool {
        let navigation = RandomNavigation(seed: seed, clicks: clicks)
        var changed = 0
        while changed < count {
            changed += navigation.step()
            if MainContext.pump(for: .seconds(5), until: { navigation.difference() == nil }) { continue }
            let changes = navigation.changes.suffix(12).map { "\($0)" }
            let difference = navigation.difference() ?? "nothing differs anymore"
            let message = "seed \(seed), change \(changed): \(difference). The latest changes are \(changes)."
            FileHandle.standardError.write(Data((message + "\n").utf8))
            XCTFail(message)
            return false
        }
        navigation.window.close()
        return wait { openWindows.isEmpty && RandomNavigation.Content.alive == 0 }
    }
}
