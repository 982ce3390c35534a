import Combine
import CombineFoundation
import CombineTesting
import Foundation
import Synchronization
import TestSupport
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

    func testRunsDelayedClosuresInOrderOfDate() {
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

    func testMissedIntervalsAreSkipped() {
        let start = queue.now
        let second = expectation(description: "second")
        let cancellable = queue.schedule(after: start, interval: .milliseconds(20)) { [self] in
            append(Int(start.distance(to: queue.now).timeInterval * 1000))
            if appended.count == 1 { while start.distance(to: queue.now) < .milliseconds(50) {} }
            if appended.count == 2 { second.fulfill() }
        }
        wait(for: [second], timeout: 60)
        cancellable.cancel()
        XCTAssertGreaterThanOrEqual(appended[1], 59, "the next action after 20 ms and 40 ms")
    }

    func testOperatorsUseTheQueue() {
        let done = expectation(description: "completion")
        let cancellable = (0..<50).publisher.receive(on: queue).delay(for: .milliseconds(2), scheduler: queue).sink(
            receiveCompletion: { _ in done.fulfill() },
            receiveValue: { self.append($0) }
        )
        wait(for: [done], timeout: 60)
        XCTAssertEqual(appended, Array(0..<50))
        cancellable.cancel()
    }

    func testADelayedActionIsAddedToTheQueueImmediately() {
        let date = queue.now.advanced(by: .seconds(3600))
        queue.schedule(after: date) { [self] in append(1) }
        let cancellable = queue.schedule(after: date, interval: .seconds(1)) { [self] in append(2) }
        XCTAssertEqual(queue.operationCount, 2)
        XCTAssertEqual(queue.operations.map(\.isReady), [false, false])
        cancellable.cancel()
        queue.cancelAllOperations()
        queue.waitUntilAllOperationsAreFinished()
        XCTAssertEqual(queue.operationCount, 0)
        XCTAssertEqual(appended, [])
    }

    func testCancellingReleasesADelayedAction() {
        weak var captured: Token?
        do {
            let token = Token()
            captured = token
            queue.schedule(after: queue.now.advanced(by: .seconds(3600))) { _ = token }
        }
        XCTAssertNotNil(captured)
        queue.cancelAllOperations()
        queue.waitUntilAllOperationsAreFinished()
        XCTAssertNil(captured)
    }

    func testCancellingDuringTheAction() {
        nonisolated(unsafe) var repeating: (any Cancellable)?  // set before the queue continues
        let done = expectation(description: "cancelled")
        queue.isSuspended = true
        repeating = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
            self.append(1)
            repeating?.cancel()
            done.fulfill()
        }
        queue.isSuspended = false
        wait(for: [done], timeout: 60)
        queue.waitUntilAllOperationsAreFinished()
        XCTAssertEqual(appended, [1])
    }

    func testTheQueueHasASeparateTimeType() throws {
        typealias Time = OperationQueue.SchedulerTimeType
        let time = Time(Date(timeIntervalSinceReferenceDate: 10))
        XCTAssertEqual(time.advanced(by: .milliseconds(1500)).date, Date(timeIntervalSinceReferenceDate: 11.5))
        XCTAssertEqual(time.distance(to: Time(Date(timeIntervalSinceReferenceDate: 7))), -3)
        XCTAssertEqual(try JSONDecoder().decode(Time.self, from: JSONEncoder().encode(time)), time)
        XCTAssertEqual(time.clock, "queue")
        XCTAssertEqual(RunLoop.main.now.clock, "run loop")
        XCTAssertEqual(queue.minimumTolerance, 0)
    }
}

/// A protocol to which the time types of both schedulers conform.
private protocol Clocked {
    var clock: String { get }
}

extension OperationQueue.SchedulerTimeType: Clocked {
    fileprivate var clock: String { "queue" }
}

extension RunLoop.SchedulerTimeType: Clocked {
    fileprivate var clock: String { "run loop" }
}
