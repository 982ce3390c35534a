import Combine
import CombineTesting
import XCTest

final class SubscribeOnTests: XCTestCase {
    private let scheduler = VirtualTimeScheduler()
    private let upstream = TestPublisher<Int, TestError>()
    private let subscriber = TestSubscriber<Int, TestError>()

    func testSubscribesRequestsAndCancelsOnTheScheduler() {
        let subscriber = TestSubscriber<Int, TestError>(demandPerValue: .max(2))
        upstream.subscribe(on: scheduler).subscribe(subscriber)
        XCTAssertEqual(upstream.subscriptions.count, 0)
        XCTAssertEqual(scheduler.scheduledDates.count, 1)
        scheduler.advance()
        XCTAssertEqual(upstream.subscriberDescriptions, ["SubscribeOn"])
        XCTAssertEqual(subscriber.subscriptions, ["SubscribeOn"])
        XCTAssertEqual(upstream.requests, [.unlimited])
        XCTAssertEqual(upstream.send(1), .max(2), "on the sending thread")
        XCTAssertEqual(subscriber.values, [1])
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 0)
        XCTAssertEqual(upstream.send(2), .none)
        scheduler.advance()
        XCTAssertEqual(upstream.cancelCount, 1)
        XCTAssertEqual(subscriber.values, [1])
    }

    func testSchedulesWithTheOptions() {
        let scheduler = OptionRecordingScheduler()
        upstream.subscribe(on: scheduler, options: "options").subscribe(subscriber)
        subscriber.cancel()
        XCTAssertEqual(scheduler.options, ["options", "options", "options"])
    }

    func testARequestBeforeACancellationIsForwarded() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        upstream.subscribe(on: scheduler).subscribe(subscriber)
        scheduler.advance()
        subscriber.request(.max(3))
        subscriber.request(.none)
        let subscription = subscriber.subscription
        subscriber.cancel()
        subscription?.request(.max(9))
        XCTAssertEqual(upstream.requests, [])
        scheduler.advance()
        XCTAssertEqual(upstream.requests, [.max(3), .none])
        XCTAssertEqual(upstream.cancelCount, 1)
    }

    func testACompletionIsForwardedImmediately() {
        upstream.subscribe(on: scheduler).subscribe(subscriber)
        scheduler.advance()
        upstream.send(completion: .failure(.first))
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        subscriber.cancel()
        scheduler.advance()
        XCTAssertEqual(upstream.cancelCount, 0)
    }

    func testReleasesItsClosuresAndItsSubscriber() {
        checkReleased { upstream, scheduler, token in upstream.map { ($0, token).0 }.subscribe(on: scheduler) }
    }

    func testRequestsAndCancellationsDoNotWaitForADelivery() {
        checkRequestsAndCancellationsDoNotWait { $0.subscribe(on: $1) }
    }

    func testHandlesAnUpstreamThatViolatesTheContract() throws {
        let early = try DirectedUpstream(scheduler: scheduler) { [scheduler] in $0.subscribe(on: scheduler) }
        XCTAssertEqual(early.inner.receive(1), .none)
        early.inner.receive(completion: .finished)
        XCTAssertEqual(early.subscriber.events.count, 0)
        early.checkOtherSubscriptions()
    }

    func testMirror() throws {
        upstream.subscribe(on: scheduler).subscribe(subscriber)
        scheduler.advance()
        XCTAssertEqual(Mirror(reflecting: try XCTUnwrap(subscriber.subscription)).children.count, 0)
    }

    func testACancellationBeforeTheSubscriptionIsIgnored() {
        checkCancelledEarly { $0.subscribe(on: ImmediateScheduler.shared) }
    }
}
