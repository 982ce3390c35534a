import CombineGtk
import GtkTesting
import XCTest

/// Inserts, removes, moves, changes, filters, sorts, expands and collapses rows of a tree at random, and compares the
/// tree with a simple model.
///
/// `COMBINEGTK_RANDOM_ROW_CHANGES` sets the number of changes for each of the four seeds. The default is 600.
/// `COMBINEGTK_RANDOM_SEED` sets a single seed. The message of a failure contains both.
@MainActor
final class RandomTreeTests: GtkTestCase {
    func testRandomChanges() {
        let count = RandomRun.operations("COMBINEGTK_RANDOM_ROW_CHANGES", or: 600)
        for seed in RandomRun.seeds(4) {
            let tree = RandomTree(seed: seed)
            let window = makeListWindow(tree.list)
            window.present()
            for number in 0..<count {
                if let difference = tree.step() {
                    return XCTFail("seed \(seed), change \(number): \(difference), after \(tree.description)")
                }
                guard number.isMultiple(of: 100) else { continue }
                tree.list.vadjustment?.value = 0
                var difference: String?
                let isShown = MainContext.pump(for: .seconds(5)) {
                    difference = tree.shownDifference()
                    return difference == nil
                }
                if !isShown { return XCTFail("seed \(seed), change \(number): \(difference ?? "")") }
            }
            window.close()
        }
        wait { TrackCell.alive == 0 }
    }
}
