import Combine
import CombineTesting
import XCTest

final class TimeoutTests: XCTestCase {
    private let scheduler = VirtualTimeScheduler()
    private let upstream = TestPublisher<Int, TestError>()
    private let subscriber = TestSubscriber<Int, TestError>()

    func testFinishesOrFails() {
        for customError: (() -> TestError)? in [nil, { .first }] {
            let (scheduler, upstream) = (VirtualTimeScheduler(), TestPublisher<Int, TestError>())
            let subscriber = TestSubscriber<Int, TestError>()
            upstream.timeout(.seconds(5), scheduler: scheduler, customError: customError).subscribe(subscriber)
            XCTAssertEqual(upstream.subscriberDescriptions, ["Timeout"])
            XCTAssertEqual(subscriber.subscriptions, ["Timeout"])
            XCTAssertEqual(upstream.requests, [.unlimited])
            scheduler.advance(by: .seconds(4))
            XCTAssertEqual(upstream.send(1), .none)
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

    func testTheTimerStartsAtTheSubscriptionAndRestartsOnTheFirstRequest() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        upstream.timeout(.seconds(5), scheduler: scheduler).subscribe(subscriber)
        XCTAssertEqual(scheduler.scheduledDates.map(\.sinceStart), [.seconds(5)])
        scheduler.advance(by: .seconds(3))
        subscriber.request(.none)
        XCTAssertEqual(scheduler.scheduledDates.map(\.sinceStart), [.seconds(8)])
        scheduler.advance(by: .seconds(3))
        subscriber.request(.max(2))
        XCTAssertEqual(scheduler.scheduledDates.map(\.sinceStart), [.seconds(8)], "not from the second")
        XCTAssertEqual(upstream.requests, [.none, .max(2)])
        scheduler.advance(by: .seconds(2))
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testTimesOutWithoutARequest() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        upstream.timeout(.seconds(5), scheduler: scheduler).subscribe(subscriber)
        scheduler.advance(by: .seconds(5))
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(upstream.cancelCount, 1)
    }

    func testDemandReturnedForAValueIsRequestedFromTheUpstream() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1), demandPerValue: .max(2))
        upstream.timeout(.seconds(5), scheduler: scheduler).subscribe(subscriber)
        upstream.send(1)
        scheduler.advance()
        XCTAssertEqual(upstream.requests, [.max(1), .max(2)])
    }

    func testCompletesWithTheUpstream() {
        upstream.timeout(.seconds(5), scheduler: scheduler).subscribe(subscriber)
        upstream.send(1)
        upstream.send(completion: .failure(.first))
        upstream.send(2)
        upstream.send(completion: .finished)
        scheduler.run()
        XCTAssertEqual(scheduler.now.sinceStart, .seconds(0), "there is no pending timeout")
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(upstream.cancelCount, 0)
    }

    func testCancelling() {
        upstream.timeout(.seconds(5), scheduler: scheduler).subscribe(subscriber)
        upstream.send(1)
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        upstream.send(2)
        upstream.send(completion: .finished)
        scheduler.run()
        XCTAssertEqual(scheduler.now.sinceStart, .seconds(0))
        XCTAssertEqual(subscriber.events.count, 1)
    }

    func testCancellingAfterTheUpstreamsCompletionIsForwarded() {
        upstream.timeout(.seconds(5), scheduler: scheduler).subscribe(subscriber)
        upstream.send(completion: .finished)
        let subscription = subscriber.subscription
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        subscription?.request(.max(1))
        XCTAssertEqual(upstream.requests, [.unlimited])
        scheduler.run()
        XCTAssertEqual(subscriber.completions, [])
    }

    func testReleasesASubscriberThatRetainsItsSubscription() {
        checkReleased(keepsSubscription: true) { upstream, scheduler, token in
            upstream.map { ($0, token).0 }.timeout(5, scheduler: scheduler)
        }
    }

    func testATimeoutReleasesTheSubscriber() {
        weak var released: TestSubscriber<Int, TestError>?
        let upstream = PassthroughSubject<Int, TestError>()
        do {
            let subscriber = TestSubscriber<Int, TestError>()
            released = subscriber
            upstream.timeout(5, scheduler: scheduler).subscribe(subscriber)
            scheduler.run()
            XCTAssertEqual(subscriber.completions, [.finished])
        }
        XCTAssertNil(released)
        XCTAssertEqual(scheduler.scheduledDates, [])
    }

    func testRequestsAndCancellationsDoNotWaitForADelivery() {
        checkRequestsAndCancellationsDoNotWait { $0.timeout(200, scheduler: $1) }
    }

    func testHandlesAnUpstreamThatViolatesTheContract() throws {
        try DirectedUpstream { [scheduler] in $0.timeout(9, scheduler: scheduler) }.checkOtherSubscriptions()
        let early = try DirectedUpstream { [scheduler] in $0.timeout(9, scheduler: scheduler) }
        XCTAssertEqual(early.inner.receive(1), .none)
        early.inner.receive(completion: .finished)
        scheduler.run()
        XCTAssertEqual(early.subscriber.events.count, 0)
    }

    func testMirror() throws {
        upstream.timeout(1, scheduler: scheduler).subscribe(subscriber)
        XCTAssertEqual(Mirror(reflecting: try XCTUnwrap(subscriber.subscription)).children.count, 0)
    }

    func testACancellationBeforeTheSubscriptionIsIgnored() {
        checkCancelledEarly { $0.timeout(1, scheduler: VirtualTimeScheduler()) }
    }
}
