import Combine
import CombineFoundation
import CombineTesting
import Foundation
import Synchronization
import XCTest

final class OperationQueueSchedulerTests: XCTestCase {
    private let queue = OperationQueue()
    private let numbers = Mutex<[Int]>([])

    override func setUp() {
        queue.maxConcurrentOperationCount = 1
    }

    private func append(_ number: Int) {
        numbers.withLock { $0.append(number) }
    }

    private var appended: [Int] { numbers.withLock { $0 } }

    func testRunsOnTheQueueInOrder() {
        for index in 0..<5 {
            queue.schedule { [self] in
                XCTAssert(OperationQueue.current === queue)
                append(index)
            }
        }
        queue.waitUntilAllOperationsAreFinished()
        XCTAssertEqual(appended, [0, 1, 2, 3, 4])
    }

    func testRunsAfterADateByDate() {
        let start = queue.now
        let second = expectation(description: "second")
        queue.schedule(after: start.advanced(by: .milliseconds(30))) {
            self.append(2)
            second.fulfill()
        }
        queue.schedule(after: start.advanced(by: .milliseconds(5)), tolerance: .milliseconds(1)) { [self] in
            XCTAssert(OperationQueue.current === queue)
            append(1)
        }
        wait(for: [second], timeout: 60)
        XCTAssertEqual(appended, [1, 2])
        XCTAssertGreaterThanOrEqual(start.distance(to: queue.now), .milliseconds(29))
    }

    func testRepeatsUntilCancelled() {
        weak var captured: Token?
        var cancellable: (any Cancellable)?
        let third = expectation(description: "third")
        do {
            let token = Token()
            captured = token
            cancellable = queue.schedule(after: queue.now, interval: .milliseconds(2)) { [self] in
                _ = token
                append(appended.count)
                if appended.count == 3 { third.fulfill() }
            }
        }
        wait(for: [third], timeout: 60)
        cancellable?.cancel()
        cancellable = nil
        queue.waitUntilAllOperationsAreFinished()
        let count = appended.count
        let later = expectation(description: "later")
        queue.schedule(after: queue.now.advanced(by: .milliseconds(10))) { later.fulfill() }
        wait(for: [later], timeout: 60)
        XCTAssertEqual(appended.count, count)
        XCTAssertNil(captured)
    }

    func testMissedIntervalsAreLeftOut() {
        let start = queue.now
        let second = expectation(description: "second")
        let cancellable = queue.schedule(after: start, interval: .milliseconds(20)) { [self] in
            append(Int(start.distance(to: queue.now).timeInterval * 1000))
            if appended.count == 1 { while start.distance(to: queue.now) < .milliseconds(50) {} }
            if appended.count == 2 { second.fulfill() }
        }
        wait(for: [second], timeout: 60)
        cancellable.cancel()
        XCTAssertGreaterThanOrEqual(appended[1], 59, "the next after 20 ms and 40 ms have passed")
    }

    func testOperatorsRunOnIt() {
        let done = expectation(description: "completion")
        let cancellable = (0..<50).publisher.receive(on: queue).delay(for: .milliseconds(2), scheduler: queue).sink(
            receiveCompletion: { _ in done.fulfill() },
            receiveValue: { self.append($0) }
        )
        wait(for: [done], timeout: 60)
        XCTAssertEqual(appended, Array(0..<50))
        cancellable.cancel()
    }
}
