import Combine
import Dispatch
import Synchronization
import XCTest

final class SchedulerTests: XCTestCase {
    func testTheImmediateSchedulerRunsAtOnce() {
        var ran: [String] = []
        ImmediateScheduler.shared.schedule { ran.append("now") }
        ImmediateScheduler.shared.schedule(after: ImmediateScheduler.shared.now.advanced(by: 1000)) {
            ran.append("later")
        }
        let repeating = ImmediateScheduler.shared.schedule(after: ImmediateScheduler.shared.now, interval: 1) {
            ran.append("repeating")
        }
        repeating.cancel()
        XCTAssertEqual(ran, ["now", "later", "repeating"])
    }

    func testTheImmediateSchedulersTimeStandsStill() {
        let now = ImmediateScheduler.shared.now
        XCTAssertEqual(now.distance(to: now.advanced(by: 5)), 0)
        XCTAssertEqual(ImmediateScheduler.shared.minimumTolerance, 0)
        XCTAssertEqual(ImmediateScheduler.SchedulerTimeType.Stride.seconds(3), 0)
    }

    func testAQueueRunsWhatIsScheduled() {
        let queue = DispatchQueue(label: "test")
        let (now, later) = (expectation(description: "now"), expectation(description: "later"))
        queue.schedule { now.fulfill() }
        let date = queue.now.advanced(by: .milliseconds(10))
        queue.schedule(after: date) {
            XCTAssertGreaterThanOrEqual(queue.now, date)
            later.fulfill()
        }
        wait(for: [now, later], timeout: 60, enforceOrder: true)
    }

    func testAQueueRepeatsUntilCancelled() {
        let queue = DispatchQueue(label: "test")
        let thrice = expectation(description: "thrice")
        let count = Mutex(0)
        let repeating = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
            if count.withLock({
                $0 += 1; return $0
            }) == 3 {
                thrice.fulfill()
            }
        }
        wait(for: [thrice], timeout: 60)
        repeating.cancel()
        let (before, idle) = (queue.sync { count.withLock { $0 } }, expectation(description: "idle"))
        queue.schedule(after: queue.now.advanced(by: .milliseconds(20))) { idle.fulfill() }
        wait(for: [idle], timeout: 60)
        XCTAssertEqual(count.withLock { $0 }, before)
    }

    func testAQueuesIntervals() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        XCTAssertEqual(Stride.seconds(1.5), .milliseconds(1500))
        XCTAssertEqual(Stride(floatLiteral: 0.5), .microseconds(500_000))
        XCTAssertEqual(Stride(.milliseconds(2)).magnitude, 2_000_000)
        XCTAssertEqual(Stride.nanoseconds(3) + .nanoseconds(4), .nanoseconds(7))
        XCTAssertLessThan(Stride.nanoseconds(3), .microseconds(1))
        let date = DispatchQueue.main.now
        XCTAssertEqual(date.distance(to: date.advanced(by: .seconds(2))), .seconds(2))
    }
}
