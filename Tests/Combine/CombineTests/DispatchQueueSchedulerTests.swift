import Combine
import Dispatch
import Foundation
import Synchronization
import XCTest

final class DispatchQueueSchedulerTests: XCTestCase {
    func testRunsScheduledClosures() {
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

    func testRepeatsUntilCancelled() {
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

    func testIntervals() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        XCTAssertEqual(Stride.seconds(1.5), .milliseconds(1500))
        XCTAssertEqual(Stride(floatLiteral: 0.5), .microseconds(500_000))
        XCTAssertEqual(Stride(.milliseconds(2)).magnitude, 2_000_000)
        XCTAssertEqual(Stride.nanoseconds(3) + .nanoseconds(4), .nanoseconds(7))
        XCTAssertLessThan(Stride.nanoseconds(3), .microseconds(1))
        let date = DispatchQueue.main.now
        XCTAssertEqual(date.distance(to: date.advanced(by: .seconds(2))), .seconds(2))
    }

    func testIntervalsAreMeasuredInSeconds() throws {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        XCTAssertEqual(Stride(exactly: 2), .seconds(2))
        XCTAssertEqual(2 as Stride, .seconds(2))
        XCTAssertEqual(1.5 as Stride, .milliseconds(1500))
        XCTAssertEqual(.seconds(1) * 2, Stride.seconds(2))
        XCTAssertEqual(.milliseconds(500) * 3, Stride.milliseconds(1500))
        XCTAssertEqual(.seconds(-3) * 0.5, Stride.milliseconds(-1500))
        XCTAssertEqual(Stride(.never) * 2, Stride(.never), "clamped")
        var interval: Stride = .seconds(2)
        interval *= 3
        interval += 1
        interval -= 0.5
        XCTAssertEqual(interval, .milliseconds(6500))
    }

    func testIntervalsThatOverflowAreTheLongestInterval() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        XCTAssertEqual(Stride(.never).magnitude, .max)
        XCTAssertEqual(Stride.seconds(Int.max).magnitude, .max)
        XCTAssertEqual(Stride.seconds(Int.min).magnitude, .min)
        XCTAssertEqual(Stride.seconds(1e300).magnitude, .max)
        XCTAssertEqual(Stride.seconds(.nan).magnitude, .max)
        XCTAssertEqual(Stride.seconds(.nan) + 1, .nanoseconds(.max))
        XCTAssertEqual(Stride.nanoseconds(.min) - 1, .nanoseconds(.min))
        XCTAssertNil(Stride(exactly: UInt.max))
        XCTAssertEqual(DispatchQueue.main.now.advanced(by: Stride(.never)).dispatchTime, .distantFuture)
    }

    func testNegativeIntervals() {
        let queue = DispatchQueue(label: "test")
        for interval in [-1, .nanoseconds(.min), 0] as [DispatchQueue.SchedulerTimeType.Stride] {
            let subject = PassthroughSubject<Int, Never>()
            let publishers = [
                subject.debounce(for: interval, scheduler: queue).eraseToAnyPublisher(),
                subject.delay(for: interval, tolerance: interval, scheduler: queue).eraseToAnyPublisher(),
                subject.throttle(for: interval, scheduler: queue, latest: true).eraseToAnyPublisher(),
                subject.collect(.byTime(queue, interval)).compactMap(\.first).eraseToAnyPublisher(),
                subject.collect(.byTimeOrCount(queue, interval, 5)).compactMap(\.first).eraseToAnyPublisher(),
            ]
            let timeout = expectation(description: "\(interval), timeout")
            let repetition = expectation(description: "\(interval), repetition")
            var expectations = [timeout, repetition]
            var cancellables: [AnyCancellable] = []
            for (index, publisher) in publishers.enumerated() {
                let value = expectation(description: "\(interval), publisher \(index)")
                expectations.append(value)
                cancellables.append(publisher.first().sink { _ in value.fulfill() })
            }
            subject.send(1)
            let end = { (_: Subscribers.Completion<Never>) in timeout.fulfill() }
            cancellables.append(subject.timeout(interval, scheduler: queue).sink(receiveCompletion: end) { _ in })
            repetition.expectedFulfillmentCount = 2
            repetition.assertForOverFulfill = false
            let action = queue.schedule(after: queue.now, interval: interval, tolerance: interval) {
                repetition.fulfill()
            }
            wait(for: expectations, timeout: 60)
            action.cancel()
        }
    }

    func testDistancesGreaterThanIntMaxAreTheLongestInterval() {
        let (first, last) = (DispatchTime(uptimeNanoseconds: 1), DispatchTime.distantFuture)
        let (start, end) = (DispatchQueue.SchedulerTimeType(first), DispatchQueue.SchedulerTimeType(last))
        XCTAssertEqual(start.distance(to: end), .nanoseconds(.max))
        XCTAssertEqual(end.distance(to: start), .nanoseconds(-.max))
    }

    func testCoding() throws {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        let data = try JSONEncoder().encode(Stride.milliseconds(2))
        XCTAssertEqual(String(decoding: data, as: UTF8.self), #"{"_nanoseconds":2000000}"#)
        XCTAssertEqual(try JSONDecoder().decode(Stride.self, from: data), .milliseconds(2))
        let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 7_000_000_000))
        let encoded = try JSONEncoder().encode([time])
        XCTAssertEqual(String(decoding: encoded, as: UTF8.self), "[7000000000]")
        XCTAssertEqual(try JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: encoded), [time])
    }
}
