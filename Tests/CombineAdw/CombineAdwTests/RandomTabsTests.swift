import CombineAdw
import Foundation
import GtkTesting
import XCTest

/// Changes tabs and their models at random, and compares both. Up to three changes happen in the same frame.
///
/// `COMBINEGTK_RANDOM_OPERATIONS` sets the number of changes for each seed. `COMBINEGTK_RANDOM_SEED` sets a single
/// seed. The message of a failure contains the seed and the previous changes.
@MainActor
final class RandomTabsTests: GtkTestCase {
    func testRandomChanges() {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["COMBINEGTK_RANDOM_OPERATIONS"].flatMap { Int($0) } ?? 250
        let seed = environment["COMBINEGTK_RANDOM_SEED"].flatMap { UInt64($0) }
        let last: UInt64 = environment["COMBINEGTK_ALL_TESTS"] == nil ? 4 : 50
        for seed in seed.map({ $0...$0 }) ?? 1...last where !run(seed, count) { return }
    }

    /// Makes random changes, and closes the windows. Returns false if a view differs from its model.
    private func run(_ seed: UInt64, _ count: Int) -> Bool {
        let tabs = RandomTabs(seed: seed)
        var changed = 0
        while changed < count {
            changed += tabs.step()
            if MainContext.pump(for: .seconds(5), until: { tabs.difference() == nil }) { continue }
            let changes = tabs.changes.suffix(12).map { "\($0.change) of view \($0.view)" }
            let difference = tabs.difference() ?? "nothing differs anymore"
            let message = "seed \(seed), change \(changed): \(difference). The latest changes are \(changes)."
            FileHandle.standardError.write(Data((message + "\n").utf8))
            XCTFail(message)
            return false
        }
        for window in openWindows { window.close() }
        return wait { openWindows.isEmpty }
    }
}
