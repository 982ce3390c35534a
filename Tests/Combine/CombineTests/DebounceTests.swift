import Combine
import CombineTesting
import XCTest

final class DebounceTests: XCTestCase {
    private let scheduler = VirtualTimeScheduler()
    private let upstream = TestPublisher<Int, TestError>()
    private let subscriber = TestSubscriber<Int, TestError>()

    func testPublishesTheLastValueOfABurst() {
        upstream.debounce(for: .seconds(2), scheduler: scheduler).subscribe(subscriber)
        XCTAssertEqual(upstream.subscriberDescriptions, ["Debounce"])
        XCTAssertEqual(subscriber.subscriptions, ["Debounce"])
        XCTAssertEqual(upstream.requests, [.unlimited])
        XCTAssertEqual(upstream.send(1), .none)
        scheduler.advance(by: .seconds(1))
        upstream.send(2)
        XCTAssertEqual(scheduler.scheduledDates.map(\.sinceStart), [.seconds(3)], "the first is cancelled")
        scheduler.advance(by: .milliseconds(1999))
        XCTAssertEqual(subscriber.values, [])
        scheduler.advance(by: .milliseconds(1))
        XCTAssertEqual(subscriber.values, [2])
        XCTAssertEqual(scheduler.scheduledDates, [])
    }

    func testACompletionIsSentImmediatelyAndDropsTheWaitingValue() {
        upstream.debounce(for: .seconds(2), scheduler: scheduler).subscribe(subscriber)
        upstream.send(1)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [])
        scheduler.advance()
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(scheduler.scheduledDates, [])
        XCTAssertEqual(upstream.cancelCount, 0)
    }

    func testACompletionIsScheduledWithoutOptions() {
        let scheduler = OptionRecordingScheduler()
        upstream.debounce(for: 2, scheduler: scheduler, options: "options").subscribe(subscriber)
        upstream.send(1)
        upstream.send(completion: .finished)
        XCTAssertEqual(scheduler.options, ["options", nil])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testDropsValuesWithoutDemand() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
        upstream.debounce(for: .seconds(1), scheduler: scheduler).subscribe(subscriber)
        for value in 1...2 {
            upstream.send(value)
            scheduler.advance(by: .seconds(1))
        }
        subscriber.request(.max(1))
        subscriber.request(.none)
        XCTAssertEqual(subscriber.values, [1])
        upstream.send(3)
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(subscriber.values, [1, 3])
        XCTAssertEqual(upstream.requests, [.unlimited])
    }

    func testDemandReturnedForAValueIsAdded() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1), demandPerValue: .max(1))
        upstream.debounce(for: .seconds(1), scheduler: scheduler).subscribe(subscriber)
        for value in 1...3 {
            upstream.send(value)
            scheduler.advance(by: .seconds(1))
        }
        XCTAssertEqual(subscriber.values, [1, 2, 3])
    }

    func testCancelling() {
        upstream.debounce(for: .seconds(1), scheduler: scheduler).subscribe(subscriber)
        upstream.send(3)
        subscriber.cancel()
        XCTAssertEqual(scheduler.scheduledDates, [])
        XCTAssertEqual(upstream.cancelCount, 1)
        upstream.send(4)
        upstream.send(completion: .finished)
        scheduler.run()
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [])
    }

    func testAValueSentDuringADeliveryIsDebounced() {
        let (upstream, scheduler) = (upstream, scheduler)
        let subscriber = TestSubscriber<Int, TestError> { value in
            if value < 3 { upstream.send(value + 1) }
        }
        upstream.debounce(for: .seconds(1), scheduler: scheduler).subscribe(subscriber)
        upstream.send(1)
        scheduler.run()
        XCTAssertEqual(subscriber.values, [1, 2, 3])
        XCTAssertEqual(scheduler.now.sinceStart, .seconds(3))
    }

    func testOnTheImmediateScheduler() {
        upstream.debounce(for: 1, scheduler: ImmediateScheduler.shared).subscribe(subscriber)
        for value in 1...3 { upstream.send(value) }
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [1, 2, 3])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testReleasesItsClosuresAndItsSubscriber() {
        checkReleased { upstream, scheduler, token in
            upstream.map { ($0, token).0 }.debounce(for: 0.5, scheduler: scheduler)
        }
    }

    func testRequestsAndCancellationsDoNotWaitForADelivery() {
        checkRequestsAndCancellationsDoNotWait { $0.debounce(for: 1, scheduler: $1) }
    }

    func testHandlesAnUpstreamThatViolatesTheContract() throws {
        try DirectedUpstream { [scheduler] in $0.debounce(for: 1, scheduler: scheduler) }.checkOtherSubscriptions()
        let early = try DirectedUpstream { [scheduler] in $0.debounce(for: 1, scheduler: scheduler) }
        XCTAssertEqual(early.inner.receive(1), .none)
        early.inner.receive(completion: .finished)
        scheduler.run()
        XCTAssertEqual(early.subscriber.events.count, 0)
        _ = early.subscribe()
        for _ in 0..<2 { early.inner.receive(completion: .finished) }
        XCTAssertEqual(early.inner.receive(2), .none)
        scheduler.run()
        XCTAssertEqual(early.subscriber.values, [])
        XCTAssertEqual(early.subscriber.completions, [.finished])
    }

    func testMirror() throws {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(3))
        upstream.debounce(for: 1, scheduler: scheduler).subscribe(subscriber)
        upstream.send(7)
        let mirror = Mirror(reflecting: try XCTUnwrap(subscriber.subscription))
        XCTAssertEqual(mirror.children.map(\.label), ["downstream", "downstreamDemand", "currentValue"])
        XCTAssertEqual(mirror.descendant("downstreamDemand") as? Subscribers.Demand, .max(3))
        XCTAssertEqual(mirror.descendant("currentValue") as? Int, 7)
    }
}
