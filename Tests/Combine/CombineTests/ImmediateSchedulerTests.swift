import Combine
import XCTest

final class ImmediateSchedulerTests: XCTestCase {
    func testRunsImmediately() {
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

    func testTheTimeNeverChanges() {
        let now = ImmediateScheduler.shared.now
        XCTAssertEqual(now.distance(to: now.advanced(by: 5)), 0)
        XCTAssertEqual(ImmediateScheduler.shared.minimumTolerance, 0)
        XCTAssertEqual(ImmediateScheduler.SchedulerTimeType.Stride.seconds(3), 0)
    }
}
