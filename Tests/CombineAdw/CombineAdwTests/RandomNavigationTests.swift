import CombineAdw
import Foundation
import GtkTesting
import XCTest

/// Changes a `NavigationStack` and its array at random, and compares both. Up to three changes happen in the same frame.
///
/// The environment variables of ``RandomSeeds`` set the number of changes. The message of a failure contains the seed and
/// the previous changes.
@MainActor
final class RandomNavigationTests: GtkTestCase {
    func testRandomChanges() {
        RandomSeeds.run { run($0, RandomSeeds.operations) }
    }

    func testRandomChangesDuringTransitions() {
        enableAnimations()
        RandomSeeds.run(from: 100, count: 1) { run($0, 40, clicks: true) }
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
