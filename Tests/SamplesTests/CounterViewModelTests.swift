import Combine
import CounterSample
import XCTest

final class CounterViewModelTests: XCTestCase {
    func testCountsUpAndDown() {
        let model = CounterViewModel()
        var texts: [String] = []
        let subscription = model.countText.sink { texts.append($0) }
        model.increment()
        model.increment()
        model.decrement()
        model.reset()
        XCTAssertEqual(texts, ["0", "1", "2", "1", "0"])
        subscription.cancel()
    }

    func testStopsAtZero() {
        let model = CounterViewModel()
        model.decrement()
        XCTAssertEqual(model.count, 0)
        model.increment()
        model.decrement()
        model.decrement()
        XCTAssertEqual(model.count, 0)
    }

    func testIsAboveZeroFollowsTheCount() {
        let model = CounterViewModel()
        var states: [Bool] = []
        let subscription = model.isAboveZero.sink { states.append($0) }
        model.increment()
        model.increment()
        model.reset()
        XCTAssertEqual(states, [false, true, true, false])
        subscription.cancel()
    }

    func testTellsBeforeItChanges() {
        let model = CounterViewModel()
        var counts: [Int] = []
        let subscription = model.objectWillChange.sink { counts.append(model.count) }
        model.increment()
        model.increment()
        XCTAssertEqual(counts, [0, 1])
        subscription.cancel()
    }
}
