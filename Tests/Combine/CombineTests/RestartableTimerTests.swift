import CombineTesting
import XCTest

@testable import Combine

final class RestartableTimerTests: XCTestCase {
    private let scheduler = VirtualTimeScheduler()
    private lazy var timer = RestartableTimer<VirtualTimeScheduler, Int>(scheduler, interval: 2, options: nil)

    func testFiresOnceWithTheItem() {
        var fired: [Int] = []
        timer.start(1) { fired.append($0) }
        XCTAssertEqual(timer.item, 1)
        scheduler.advance(by: 1.5)
        XCTAssertEqual(fired, [])
        scheduler.run()
        XCTAssertEqual(fired, [1])
        XCTAssertNil(timer.item)
        XCTAssertEqual(scheduler.now.sinceStart, 2)
    }

    func testRestartingDropsTheWaitingItem() {
        var fired: [Int] = []
        timer.start(1) { fired.append($0) }
        scheduler.advance(by: 1)
        timer.start(2) { fired.append($0) }
        XCTAssertEqual(scheduler.scheduledDates.map(\.sinceStart), [3])
        scheduler.run()
        XCTAssertEqual(fired, [2])
    }

    func testCancelling() {
        timer.start(1) { _ in XCTFail("should not fire") }
        timer.cancel()
        timer.cancel()
        XCTAssertEqual(scheduler.scheduledDates, [])
        XCTAssertNil(timer.item)
    }

    func testAPendingActionDoesNotFireAfterACancellation() {
        let timer = timer
        // Cancels the timer at the time at which it fires, just before it fires.
        scheduler.schedule(after: .init(sinceStart: 2)) { timer.cancel() }
        timer.start(1) { _ in XCTFail("should not fire") }
        scheduler.run()
    }

    func testStartingWhileFiring() {
        var fired: [Int] = []
        let timer = timer
        func fire(_ item: Int) {
            fired.append(item)
            if item < 3 { timer.start(item + 1, fire: fire) }
        }
        timer.start(1, fire: fire)
        scheduler.run()
        XCTAssertEqual(fired, [1, 2, 3])
        XCTAssertEqual(scheduler.now.sinceStart, 6)
    }

    func testASchedulerThatFiresImmediately() {
        let timer = RestartableTimer<ImmediateScheduler, Int>(.shared, interval: 1, options: nil)
        var fired: [Int] = []
        for item in 1...3 { timer.start(item) { fired.append($0) } }
        XCTAssertEqual(fired, [1, 2, 3])
    }

    func testCancellingReleasesTheItemAndTheClosure() {
        weak var released: NSObject?
        let timer = RestartableTimer<VirtualTimeScheduler, NSObject>(scheduler, interval: 1, options: nil)
        do {
            let object = NSObject()
            released = object
            timer.start(object) { [object] _ in _ = object }
        }
        XCTAssertNotNil(released)
        timer.cancel()
        XCTAssertNil(released)
    }
}
