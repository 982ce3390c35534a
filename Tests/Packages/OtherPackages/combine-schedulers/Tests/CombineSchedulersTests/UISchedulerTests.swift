import Combine
import CombineSchedulers
import XCTest

final class UISchedulerTests: XCTestCase {
    @MainActor
    func testRunsOnTheMainQueue() {
        let isRun = expectation(description: "run")
        DispatchQueue.global().async { UIScheduler.shared.schedule { isRun.fulfill() } }
        wait(for: [isRun], timeout: 10)
    }
}
