import CombineGtk
import Dispatch
import GtkTesting
import XCTest

/// Tests of a worker thread that releases the last Swift reference while the main thread gets the object from C. The
/// main thread must get nil or a valid object.
@MainActor
final class LastReleaseTests: AttackTestCase {
    func testAPageIsEitherDeallocatedOrAlive() {
        assertSurvives {
            for round in rounds(1000) {
                let button = Button(label: "")
                var page: Page? = Page(round, child: button)
                DispatchQueue.global().async { [page] in withExtendedLifetime(page) {} }
                page = nil
                readParentUntilNil(button, round)
            }
        }
    }

    func testAPageThatIsKeptStaysAlive() {
        assertSurvives {
            var kept: [Page] = []
            for round in rounds(10_000) {
                let button = Button(label: "")
                var page: Page? = Page(round, child: button)
                DispatchQueue.global().async { [page] in withExtendedLifetime(page) {} }
                page = nil
                if let parent = button.parent as? Page { kept.append(parent) }
                MainContext.iterate(mayBlock: false)
                if kept.count == 50 {
                    XCTAssertTrue(kept.allSatisfy { $0.isIntact($0.number) && $0.firstChild is Button })
                    kept = []
                }
            }
            XCTAssertTrue(kept.allSatisfy { $0.isIntact($0.number) && $0.firstChild is Button })
        }
    }

    func testManyWorkersReleaseSimultaneously() {
        assertSurvives {
            for round in rounds(300) {
                let button = Button(label: "")
                var page: Page? = Page(round, child: button)
                for _ in 0..<4 { DispatchQueue.global().async { [page] in withExtendedLifetime(page) {} } }
                page = nil
                readParentUntilNil(button, round)
            }
        }
    }

    func testAnObjectThatCRetainsOutlivesTheLastSwiftReference() {
        assertSurvives {
            for round in rounds(1000) {
                let box = Box(orientation: .vertical)
                @MainActor func fill() {
                    let page = Page(round, child: Button(label: ""))
                    box.append(page)
                    DispatchQueue.global().async { withExtendedLifetime(page) {} }
                }
                fill()
                for _ in 0..<3 {
                    XCTAssertEqual((box.firstChild as? Page)?.isIntact(round), true)
                    MainContext.iterate(mayBlock: false)
                }
            }
        }
    }

    /// Reads the parent of a button until it's nil. Each parent must be the page, with its state intact.
    private func readParentUntilNil(_ button: Button, _ round: Int) {
        let deadline = ContinuousClock.now + .seconds(10)
        while let parent = button.parent {
            guard let page = parent as? Page, page.isIntact(round) else {
                return XCTFail("round \(round) found \(parent), a \(type(of: parent))")
            }
            guard ContinuousClock.now < deadline else { return XCTFail("the page of round \(round) never ends") }
            MainContext.iterate(mayBlock: false)
        }
    }
}
