import Combine
import CombineTesting
import XCTest

final class ThrottleTests: XCTestCase {
    private let scheduler = VirtualTimeScheduler()
    private let upstream = TestPublisher<Int, TestError>()
    private let subscriber = TestSubscriber<Int, TestError>()

    func testPublishesTheLatestOrTheFirstValueOfAnInterval() {
        for (latest, expected) in [(true, [1, 3, 4, 6]), (false, [1, 2, 4, 5])] {
            let (scheduler, upstream) = (VirtualTimeScheduler(), TestPublisher<Int, TestError>())
            let subscriber = TestSubscriber<Int, TestError>()
            upstream.throttle(for: .seconds(10), scheduler: scheduler, latest: latest).subscribe(subscriber)
            XCTAssertEqual(upstream.subscriberDescriptions, ["Throttle"])
            XCTAssertEqual(subscriber.subscriptions, ["Throttle"])
            XCTAssertEqual(upstream.requests, [.unlimited])
            XCTAssertEqual(upstream.send(1), .none)
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
            upstream.send(7)
            scheduler.advance()
            XCTAssertEqual(subscriber.completions, [])
            scheduler.run()
            XCTAssertEqual(subscriber.values, expected)
            XCTAssertEqual(subscriber.completions, [.finished])
        }
    }

    func testACompletionWithoutAWaitingValueIsSentImmediately() {
        upstream.throttle(for: .seconds(10), scheduler: scheduler, latest: true).subscribe(subscriber)
        upstream.send(1)
        scheduler.advance()
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [])
        scheduler.advance()
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(upstream.cancelCount, 0)
    }

    func testAValueWithoutDemandIsDroppedImmediately() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
        upstream.throttle(for: .seconds(10), scheduler: scheduler, latest: true).subscribe(subscriber)
        upstream.send(1)
        scheduler.advance()
        upstream.send(2)
        XCTAssertEqual(scheduler.scheduledDates, [])
        subscriber.request(.max(1))
        subscriber.request(.none)
        scheduler.run()
        XCTAssertEqual(subscriber.values, [1])
        upstream.send(3)
        scheduler.run()
        XCTAssertEqual(subscriber.values, [1, 3])
    }

    func testAValueThatReplacesAWaitingValueNeedsNoDemand() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1), demandPerValue: .max(1))
        upstream.throttle(for: .seconds(10), scheduler: scheduler, latest: true).subscribe(subscriber)
        upstream.send(1)
        upstream.send(2)
        scheduler.advance()
        XCTAssertEqual(subscriber.values, [2])
        upstream.send(3)
        scheduler.run()
        XCTAssertEqual(subscriber.values, [2, 3], "the first value returns demand")
    }

    func testTheTimeIsReadOnlyWhenNeeded() {
        let scheduler = OptionRecordingScheduler()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2))
        upstream.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(subscriber)
        upstream.send(1)
        XCTAssertEqual(scheduler.timeReads, 1, "at the delivery")
        upstream.send(2)
        XCTAssertEqual(scheduler.timeReads, 3, "and before the delivery, to compare")
        upstream.send(3)
        upstream.send(completion: .finished)
        XCTAssertEqual(scheduler.timeReads, 3, "not for a dropped value, and not for a completion")
    }

    func testCancelling() {
        upstream.throttle(for: .seconds(10), scheduler: scheduler, latest: true).subscribe(subscriber)
        upstream.send(1)
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        upstream.send(2)
        upstream.send(completion: .finished)
        scheduler.run()
        XCTAssertEqual(subscriber.events.count, 1)
    }

    func testCancellingAfterTheUpstreamsCompletionIsForwarded() {
        upstream.throttle(for: .seconds(10), scheduler: scheduler, latest: true).subscribe(subscriber)
        upstream.send(completion: .finished)
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        scheduler.run()
        XCTAssertEqual(subscriber.completions, [])
    }

    func testScheduledClosuresDoNotRetainTheSubscriber() {
        weak var released: TestSubscriber<Int, TestError>?
        do {
            let subscriber = TestSubscriber<Int, TestError>()
            released = subscriber
            let upstream = PassthroughSubject<Int, TestError>()
            upstream.throttle(for: 10, scheduler: scheduler, latest: true).subscribe(subscriber)
            upstream.send(1)
            upstream.send(2)
            subscriber.cancel()
        }
        XCTAssertEqual(scheduler.scheduledDates.count, 1)
        XCTAssertNil(released)
    }

    func testReleasesASubscriberThatRetainsItsSubscription() {
        checkReleased(keepsSubscription: true) { upstream, scheduler, token in
            upstream.map { ($0, token).0 }.throttle(for: 5, scheduler: scheduler, latest: true)
        }
    }

    func testRequestsAndCancellationsDoNotWaitForADelivery() {
        checkRequestsAndCancellationsDoNotWait { $0.throttle(for: 1, scheduler: $1, latest: true) }
    }

    func testHandlesAnUpstreamThatViolatesTheContract() throws {
        let scheduler = scheduler
        try DirectedUpstream { $0.throttle(for: 1, scheduler: scheduler, latest: true) }.checkOtherSubscriptions()
        let early = try DirectedUpstream { $0.throttle(for: 1, scheduler: scheduler, latest: true) }
        XCTAssertEqual(early.inner.receive(1), .none)
        early.inner.receive(completion: .finished)
        scheduler.run()
        XCTAssertEqual(early.subscriber.events.count, 0)
        _ = early.subscribe()
        early.inner.receive(completion: .finished)
        early.inner.receive(completion: .failure(.first))
        XCTAssertEqual(early.inner.receive(2), .none)
        scheduler.run()
        XCTAssertEqual(early.subscriber.values, [])
        XCTAssertEqual(early.subscriber.completions, [.finished])
    }

    func testMirror() throws {
        upstream.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(subscriber)
        XCTAssertEqual(Mirror(reflecting: try XCTUnwrap(subscriber.subscription)).children.count, 0)
    }

    func testACancellationBeforeTheSubscriptionIsIgnored() {
        checkCancelledEarly(requests: [.unlimited]) {
            $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true)
        }
    }
}
