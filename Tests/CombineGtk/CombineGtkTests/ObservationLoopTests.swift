import CombineGtk
import CombineTesting
import GtkTesting
import XCTest

/// Tests of observations that change values that other observations read.
@MainActor
final class ObservationLoopTests: GtkTestCase {
    func testReportsAndEndsTwoConflictingObservations() {
        expectLog(
            containing: "the observations of Label \"first\" and Label \"second\" trigger each other endlessly",
            domain: "CombineGtk"
        )
        let (first, second, bystander) = (Label(), Label(), Label())
        (first.widgetName, second.widgetName) = ("first", "second")
        let (a, b) = (CurrentValueRelay(0), CurrentValueRelay(0))
        var (runs, seen) = (0, 0)
        bystander.observe { _ in seen = a.value }
        let one = first.observe { _ in
            runs += 1
            b.accept(a.value + 1)
        }
        let two = second.observe { _ in
            runs += 1
            a.accept(b.value + 1)
        }
        pumpUntilIdle()
        XCTAssertTrue(one.isDisposed && two.isDisposed)
        XCTAssertEqual(first.cancellables.count + second.cancellables.count, 0)
        XCTAssertLessThan(runs, 300)
        let ended = runs
        a.accept(-1)
        pumpUntilIdle()
        XCTAssertEqual(runs, ended)
        XCTAssertEqual(seen, -1, "an observation that only reads continues")
    }

    func testLoopOfThreeObservationsWithAndWithoutObject() {
        expectLog(
            containing: "observations of Label \"first\", no object and Label \"third\" trigger each other endlessly"
        )
        let (first, third) = (Label(), Label())
        (first.widgetName, third.widgetName) = ("first", "third")
        let relays = (0..<3).map { _ in CurrentValueRelay(0) }
        var runs = 0
        let pass = { (index: Int) in
            runs += 1
            relays[(index + 1) % 3].accept(relays[index].value + 1)
        }
        first.observe { _ in pass(0) }
        let token = observe { pass(1) }
        third.observe { _ in pass(2) }
        pumpUntilIdle()
        XCTAssertLessThan(runs, 400)
        token.cancel()
    }

    func testReportNamesTargetsOfClosures() {
        expectLog(
            containing: "Label \"first\".label and Label \"second\".label trigger each other endlessly",
            domain: "CombineGtk"
        )
        let (first, second) = (Label(label: ""), Label(label: ""))
        (first.widgetName, second.widgetName) = ("first", "second")
        let one = first.reactive.label <~ { second.label + "." }
        let two = second.reactive.label <~ { first.label + "." }
        pumpUntilIdle()
        XCTAssertTrue(one.isDisposed && two.isDisposed)
        XCTAssertEqual(first.bindings.count + second.bindings.count, 0)
    }

    func testConvergingObservationsContinue() {
        let owners = (0..<300).map { _ in Label() }
        let relays = (0...300).map { _ in CurrentValueRelay(0) }
        for (index, owner) in owners.enumerated() {
            owner.observe { _ in relays[index + 1].accept(relays[index].value) }
        }
        for value in 1...3 {
            relays[0].accept(value)
            pumpUntilIdle()
            XCTAssertEqual(relays[300].value, value)
        }
        // Two observations that repeatedly need several turns of the main loop to reach a stable state.
        let (first, second) = (Label(), Label())
        let (a, b) = (CurrentValueRelay(0), CurrentValueRelay(0))
        first.observe { _ in b.accept(max(a.value - 1, 0)) }
        second.observe { _ in if b.value < a.value - 1 || b.value > 0 { a.accept(b.value) } }
        for _ in 0..<10 {
            a.accept(50)
            pumpUntilIdle()
            XCTAssertEqual(b.value, 0)
        }
    }

    func testVisibleObservationsRunAtMostOncePerFrame() {
        let (window, box) = (Window(), Box(orientation: .vertical))
        let (first, second) = (Label(), Label())
        box.append(first)
        box.append(second)
        window.child = box
        window.present()
        wait("the window to be shown") { first.isMapped && second.isMapped }
        pumpUntilIdle()
        let (a, b) = (CurrentValueRelay(0), CurrentValueRelay(0))
        var runs = 0
        let one = first.observe { _ in
            runs += 1
            b.accept(a.value + 1)
        }
        let two = second.observe { _ in a.accept(b.value + 1) }
        runs = 0
        let start = ContinuousClock.now
        wait { runs >= 5 }
        XCTAssertGreaterThan(ContinuousClock.now - start, .milliseconds(5 * 10), "at 60 frames a second")
        XCTAssertFalse(one.isDisposed || two.isDisposed, "an animation")
        one.dispose()
        two.dispose()
        window.destroy()
    }

    func testReleasesStoppedObservations() {
        expectLog(containing: "endlessly", domain: "CombineGtk")
        assertNoLeaks {
            let (a, b) = (CurrentValueRelay(0), CurrentValueRelay(0))
            let (first, second) = (Label(), Label())
            first.observe { _ in b.accept(a.value + 1) }
            second.observe { _ in a.accept(b.value + 1) }
            pumpUntilIdle()
        }
    }
}
