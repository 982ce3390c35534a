import CombineAdw
import Foundation
import GtkTesting
import XCTest

/// Changes tabs and their models at random, and compares both. Up to three changes happen in the same frame.
///
/// The environment variables of ``RandomSeeds`` set the number of changes. The message of a failure contains the seed and
/// the previous changes.
@MainActor
final class RandomTabsTests: GtkTestCase {
    func testRandomChanges() {
        RandomSeeds.run { run($0, RandomSeeds.operations) }
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
