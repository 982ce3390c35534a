import CombineGtk
import GtkTesting
import XCTest

/// Inserts, removes, moves, changes, filters, sorts and selects rows at random, and compares the list with a simple
/// model.
///
/// `COMBINEGTK_RANDOM_ROW_CHANGES` sets the number of changes for each of the four seeds. The default is 600.
/// `COMBINEGTK_RANDOM_SEED` sets a single seed. The message of a failure contains both.
@MainActor
final class RandomRowsTests: GtkTestCase {
    func testRandomChanges() {
        let count = RandomRun.operations("COMBINEGTK_RANDOM_ROW_CHANGES", or: 600)
        for seed in RandomRun.seeds(4) {
            let rows = RandomRows(seed: seed)
            let window = makeListWindow(rows.list)
            window.present()
            for number in 0..<count {
                if let difference = rows.step() {
                    return XCTFail("seed \(seed), change \(number): \(difference), after \(rows.description)")
                }
                guard number.isMultiple(of: 500) else { continue }
                rows.list.scroll(toFirstRow: ())
                var difference: String?
                let isShown = MainContext.pump(for: .seconds(5)) {
                    difference = rows.shownDifference()
                    return difference == nil
                }
                if !isShown { return XCTFail("seed \(seed), change \(number): \(difference ?? "")") }
            }
            window.close()
        }
        wait { TrackCell.alive == 0 }
    }
}

extension ListView {
    /// Scrolls to the first row.
    fileprivate func scroll(toFirstRow: Void) {
        vadjustment?.value = 0
    }
}
