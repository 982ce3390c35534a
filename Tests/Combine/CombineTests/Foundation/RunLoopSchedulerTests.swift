import Combine
import CombineFoundation
import CombineTesting
import Foundation
import TestSupport
import XCTest

final class RunLoopSchedulerTests: XCTestCase {
    private let scheduler = RunLoop.current

    func testIntervalsAreMeasuredInSeconds() throws {
        typealias Time = RunLoop.SchedulerTimeType
        let time = Time(Date(timeIntervalSinceReferenceDate: 10))
        XCTAssertEqual(time.advanced(by: .milliseconds(1500)).date, Date(timeIntervalSinceReferenceDate: 11.5))
        XCTAssertEqual(time.distance(to: Time(Date(timeIntervalSinceReferenceDate: 7))), -3)
        XCTAssertEqual(Time.Stride.seconds(2).timeInterval, 2)
        XCTAssertEqual(Time.Stride.seconds(0.25).timeInterval, 0.25)
        XCTAssertEqual(Time.Stride.microseconds(250_000), 0.25)
        XCTAssertEqual(Time.Stride.nanoseconds(500_000_000), 0.5)
        XCTAssertEqual(Time.Stride(exactly: 3)?.magnitude, 3)
        XCTAssertLessThan(Time.Stride.milliseconds(1), .milliseconds(2))
        XCTAssertEqual((2 as Time.Stride) * 3 + 1 - 0.5, 6.5)
        XCTAssertLessThan(time, time.advanced(by: 1))
        XCTAssertEqual(try JSONDecoder().decode(Time.self, from: JSONEncoder().encode(time)), time)
        XCTAssertEqual(Set([time, time]).count, 1)
        XCTAssertEqual(scheduler.minimumTolerance, 0)
        XCTAssertLessThan(abs(scheduler.now.date.timeIntervalSinceNow), 5)
    }

    func testRunsInTheNextTurnInOrder() {
        var order: [Int] = []
        for index in 0..<3 { scheduler.schedule { order.append(index) } }
        XCTAssertEqual(order, [])
        runLoop { order == [0, 1, 2] }
    }

    func testRunsDelayedClosuresInOrderOfDate() {
        var order: [Int] = []
        let start = scheduler.now
        scheduler.schedule(after: start.advanced(by: .milliseconds(20))) { order.append(2) }
        scheduler.schedule(after: start.advanced(by: .milliseconds(5)), tolerance: .milliseconds(1)) { order.append(1) }
        runLoop { order.count == 2 }
        XCTAssertEqual(order, [1, 2])
        XCTAssertGreaterThanOrEqual(start.distance(to: scheduler.now), .milliseconds(19))
    }

    func testRepeatsUntilCancelled() {
        var count = 0
        weak var captured: Token?
        var cancellable: (any Cancellable)?
        do {
            let token = Token()
            captured = token
            cancellable = scheduler.schedule(after: scheduler.now, interval: .milliseconds(2)) {
                _ = token
                count += 1
            }
        }
        runLoop { count >= 3 }
        cancellable?.cancel()
        cancellable = nil
        let final = count
        var isLater = false
        scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(10))) { isLater = true }
        runLoop { isLater }
        XCTAssertEqual(count, final)
        XCTAssertNil(captured)
    }

    func testSchedulingFromAnotherThreadWakesTheLoop() {
        let thread = RunLoopThread()
        defer { thread.stop() }
        let done = expectation(description: "both")
        done.expectedFulfillmentCount = 2
        thread.runLoop.schedule {
            XCTAssert(Thread.current === thread.thread)
            done.fulfill()
        }
        thread.runLoop.schedule(after: thread.runLoop.now.advanced(by: .milliseconds(3))) {
            XCTAssert(Thread.current === thread.thread)
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
    }

    func testReceiveOnDeliversValuesFromAnotherThreadInOrder() {
        var received: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.receive(on: RunLoop.current).sink { received.append($0) }
        nonisolated(unsafe) let sender = subject  // a subject can be used on any thread
        onAnotherThread { for value in 0..<50 { sender.send(value) } }
        XCTAssertEqual(received, [])
        runLoop { received.count == 50 }
        XCTAssertEqual(received, Array(0..<50))
        cancellable.cancel()
    }

    func testDebounce() {
        var received: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.debounce(for: .milliseconds(5), scheduler: RunLoop.current)
            .sink { received.append($0) }
        for value in 0..<5 { subject.send(value) }
        runLoop { !received.isEmpty }
        XCTAssertEqual(received, [4])
        cancellable.cancel()
    }
}
