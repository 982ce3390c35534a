import Combine
import CombineTesting
import XCTest

final class VirtualTimeSchedulerTests: XCTestCase {
    func testRunsClosuresByDateThenInSchedulingOrder() {
        let scheduler = VirtualTimeScheduler()
        var log: [String] = []
        scheduler.schedule(after: scheduler.now.advanced(by: 2)) { log.append("c@\(scheduler.now)") }
        scheduler.schedule(after: scheduler.now.advanced(by: 1)) {
            log.append("a@\(scheduler.now)")
            scheduler.schedule { log.append("nested@\(scheduler.now)") }
        }
        scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append("b@\(scheduler.now)") }
        XCTAssertEqual(log, [])
        scheduler.advance(by: 1.5)
        XCTAssertEqual(log, ["a@1.0s", "b@1.0s", "nested@1.0s"])
        XCTAssertEqual(scheduler.now.sinceStart, 1.5)
        scheduler.advance(to: .init(sinceStart: 2))
        XCTAssertEqual(log.last, "c@2.0s")
        scheduler.advance(to: .init(sinceStart: 1))
        XCTAssertEqual(scheduler.now.sinceStart, 2)
    }

    func testRepeatingUntilCancelled() {
        let scheduler = VirtualTimeScheduler()
        var dates: [Double] = []
        var repeating: (any Cancellable)?
        repeating = scheduler.schedule(after: .init(sinceStart: 1), interval: 2) {
            dates.append(Double(scheduler.now.sinceStart.nanoseconds) / 1e9)
            if dates.count == 3 { repeating?.cancel() }
        }
        scheduler.run()
        XCTAssertEqual(dates, [1, 3, 5])
        XCTAssertEqual(scheduler.scheduledDates, [])
    }

    func testIntervals() {
        typealias Stride = VirtualTimeScheduler.SchedulerTimeType.Stride
        XCTAssertEqual(Stride.seconds(0.5), .milliseconds(500))
        XCTAssertEqual(Stride.milliseconds(1), .microseconds(1000))
        XCTAssertEqual(Stride.microseconds(1), .nanoseconds(1000))
        XCTAssertEqual(-Stride.seconds(1) + 3, 2)
        XCTAssertEqual(Stride.seconds(1).description, "1.0s")
        XCTAssertEqual(VirtualTimeScheduler(minimumTolerance: 1).minimumTolerance, 1)
    }
}
