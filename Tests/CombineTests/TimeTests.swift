import Combine
import CombineTesting
import XCTest

final class TimeTests: XCTestCase {
    private let scheduler = VirtualTimeScheduler()
    private let upstream = TestPublisher<Int, TestError>()
    private let subscriber = TestSubscriber<Int, TestError>()

    func testReceiveOnSchedulesEachEvent() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1), demandPerValue: .max(2))
        upstream.receive(on: scheduler).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["ReceiveOn"])
        XCTAssertEqual(upstream.requests, [.max(1)])
        XCTAssertEqual(upstream.send(1), .none)
        XCTAssertEqual(upstream.send(2), .none)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(scheduler.scheduledDates.count, 3)
        XCTAssertEqual(subscriber.values, [])
        scheduler.advance()
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(upstream.requests, [.max(1), .max(2), .max(2)])
    }

    func testNothingScheduledIsReceivedAfterCancelling() {
        upstream.receive(on: scheduler).subscribe(subscriber)
        upstream.send(1)
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        scheduler.advance()
        XCTAssertEqual(subscriber.values, [])
    }

    func testReceiveOnDeliversSeriallyOnAConcurrentQueue() {
        let tally = SharedTally()
        let done = expectation(description: "all values")
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.receive(on: DispatchQueue.global()).sink {
            tally.addUnsynchronised($0)
            if tally.count == 1000 { done.fulfill() }
        }
        for _ in 0..<1000 { subject.send(1) }
        wait(for: [done], timeout: 60)
        subscription.cancel()
    }

    func testDelayMovesEverything() {
        upstream.delay(for: .seconds(2), scheduler: scheduler).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Delay"])
        upstream.send(1)
        scheduler.advance(by: .seconds(1))
        upstream.send(2)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(scheduler.scheduledDates.map(\.sinceStart), [.seconds(2), .seconds(3), .seconds(3)])
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(subscriber.values, [1])
        scheduler.advance(by: .milliseconds(999))
        XCTAssertEqual(subscriber.values, [1])
        scheduler.advance(by: .milliseconds(1))
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testSubscribeOn() {
        upstream.subscribe(on: scheduler).subscribe(subscriber)
        XCTAssertEqual(upstream.subscriptions.count, 0)
        scheduler.advance()
        XCTAssertEqual(upstream.subscriberDescriptions, ["SubscribeOn"])
        XCTAssertEqual(subscriber.subscriptions, ["SubscribeOn"])
        XCTAssertEqual(upstream.requests, [.unlimited])
        upstream.send(1)
        XCTAssertEqual(subscriber.values, [1])
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 0)
        upstream.send(2)
        scheduler.advance()
        XCTAssertEqual(upstream.cancelCount, 1)
        XCTAssertEqual(subscriber.values, [1])
    }

    func testMeasureInterval() {
        let subscriber = TestSubscriber<VirtualTimeScheduler.SchedulerTimeType.Stride, TestError>()
        upstream.measureInterval(using: scheduler).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["MeasureInterval"])
        scheduler.advance(by: .seconds(2))
        upstream.send(1)
        upstream.send(2)
        scheduler.advance(by: .milliseconds(5))
        upstream.send(3)
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [.seconds(2), .seconds(0), .milliseconds(5)])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testDebounce() {
        upstream.debounce(for: .seconds(2), scheduler: scheduler).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Debounce"])
        XCTAssertEqual(upstream.requests, [.unlimited])
        upstream.send(1)
        scheduler.advance(by: .seconds(1))
        upstream.send(2)
        scheduler.advance(by: .milliseconds(1999))
        XCTAssertEqual(subscriber.values, [])
        scheduler.advance(by: .milliseconds(1))
        XCTAssertEqual(subscriber.values, [2])
        XCTAssertEqual(scheduler.scheduledDates, [])
        upstream.send(3)
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
        scheduler.run()
        XCTAssertEqual(subscriber.values, [2])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testDebounceDropsWhatIsNotRequested() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
        upstream.debounce(for: .seconds(1), scheduler: scheduler).subscribe(subscriber)
        for value in 1...2 {
            upstream.send(value)
            scheduler.advance(by: .seconds(1))
        }
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [1])
        upstream.send(3)
        subscriber.cancel()
        XCTAssertEqual(scheduler.scheduledDates, [])
        XCTAssertEqual(upstream.cancelCount, 1)
    }

    func testThrottle() {
        for (latest, expected) in [(true, [1, 3, 4, 6]), (false, [1, 2, 4, 5])] {
            let scheduler = VirtualTimeScheduler()
            let subscriber = TestSubscriber<Int, TestError>()
            upstream.throttle(for: .seconds(10), scheduler: scheduler, latest: latest).subscribe(subscriber)
            XCTAssertEqual(subscriber.subscriptions, ["Throttle"])
            upstream.send(1)
            scheduler.advance(by: .seconds(1))
            XCTAssertEqual(subscriber.values, [1])
            upstream.send(2)
            scheduler.advance(by: .seconds(1))
            upstream.send(3)
            scheduler.advance(by: .milliseconds(7999))
            XCTAssertEqual(subscriber.values.count, 1)
            scheduler.advance(by: .milliseconds(1))
            XCTAssertEqual(subscriber.values.count, 2)
            scheduler.advance(by: .seconds(20))
            XCTAssertEqual(subscriber.values.count, 2)
            upstream.send(4)
            scheduler.advance()
            upstream.send(5)
            upstream.send(6)
            upstream.send(completion: .finished)
            scheduler.advance()
            XCTAssertEqual(subscriber.completions, [])
            scheduler.run()
            XCTAssertEqual(subscriber.values, expected)
            XCTAssertEqual(subscriber.completions, [.finished])
        }
    }

    func testTimeoutFinishesOrFails() {
        for customError: (() -> TestError)? in [nil, { .first }] {
            let scheduler = VirtualTimeScheduler()
            let upstream = TestPublisher<Int, TestError>()
            let subscriber = TestSubscriber<Int, TestError>()
            upstream.timeout(.seconds(5), scheduler: scheduler, customError: customError).subscribe(subscriber)
            XCTAssertEqual(subscriber.subscriptions, ["Timeout"])
            scheduler.advance(by: .seconds(4))
            upstream.send(1)
            XCTAssertEqual(subscriber.values, [], "delivered on the scheduler")
            scheduler.advance(by: .milliseconds(4999))
            XCTAssertEqual(subscriber.values, [1])
            XCTAssertEqual(subscriber.completions, [])
            scheduler.advance(by: .milliseconds(1))
            XCTAssertEqual(subscriber.completions, [customError == nil ? .finished : .failure(.first)])
            XCTAssertEqual(upstream.cancelCount, 1)
            XCTAssertEqual(upstream.send(2), .none)
            scheduler.run()
            XCTAssertEqual(subscriber.values, [1])
        }
    }

    func testTimeoutEndsWithUpstream() {
        upstream.timeout(.seconds(5), scheduler: scheduler).subscribe(subscriber)
        upstream.send(1)
        upstream.send(completion: .failure(.first))
        scheduler.run()
        XCTAssertEqual(scheduler.now.sinceStart, .seconds(0), "nothing waits for the time to be up")
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testCollectByTime() {
        let subscriber = TestSubscriber<[Int], TestError>()
        upstream.collect(.byTime(scheduler, .seconds(10))).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["CollectByTime"])
        XCTAssertEqual(upstream.requests, [.unlimited])
        scheduler.advance(by: .seconds(9))
        upstream.send(1)
        upstream.send(2)
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(subscriber.values, [[1, 2]])
        scheduler.advance(by: .seconds(10))
        XCTAssertEqual(subscriber.values, [[1, 2]], "nothing for an interval without values")
        upstream.send(3)
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [[1, 2], [3]])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(scheduler.scheduledDates, [])
    }

    func testCollectByTimeOrCount() {
        let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .max(3))
        upstream.collect(.byTimeOrCount(scheduler, .seconds(10), 2)).subscribe(subscriber)
        for value in 1...3 { upstream.send(value) }
        XCTAssertEqual(subscriber.values, [[1, 2]])
        scheduler.advance(by: .seconds(10))
        XCTAssertEqual(subscriber.values, [[1, 2], [3]])
        upstream.send(4)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.values, [[1, 2], [3]])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testOperatorsOfTimeOnTheImmediateScheduler() {
        let subscriber = TestSubscriber<Int, Never>()
        [1, 2].publisher.delay(for: 1, scheduler: ImmediateScheduler.shared).receive(on: ImmediateScheduler.shared)
            .subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.finished])
    }
}

final class VirtualTimeSchedulerTests: XCTestCase {
    func testRunsInOrderOfDateThenOfScheduling() {
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
