import Combine
import CombineTesting
import XCTest

final class DelayTests: XCTestCase {
    private let scheduler = VirtualTimeScheduler(minimumTolerance: 0.25)
    private let upstream = TestPublisher<Int, TestError>()
    private let subscriber = TestSubscriber<Int, TestError>()

    func testDelaysEachEvent() {
        upstream.delay(for: .seconds(2), scheduler: scheduler).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions.count, 1)
        XCTAssertEqual(upstream.requests, [.unlimited])
        XCTAssertEqual(upstream.send(1), .none)
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

    func testTheDefaultToleranceIsTheMinimumOfTheScheduler() {
        XCTAssertEqual(upstream.delay(for: 1, scheduler: scheduler).tolerance, 0.25)
        XCTAssertEqual(upstream.delay(for: 1, tolerance: 3, scheduler: scheduler).tolerance, 3)
    }

    func testDemandReturnedForAValueIsRequestedFromTheUpstream() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1), demandPerValue: .max(2))
        upstream.delay(for: 1, scheduler: scheduler).subscribe(subscriber)
        upstream.send(1)
        scheduler.advance(by: 1)
        subscriber.request(.none)
        XCTAssertEqual(upstream.requests, [.max(1), .max(2), .none])
    }

    func testTheUpstreamHasEndedOnceItsCompletionIsScheduled() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1), demandPerValue: .max(2))
        upstream.delay(for: 1, scheduler: scheduler).subscribe(subscriber)
        upstream.send(1)
        upstream.send(completion: .finished)
        upstream.send(2)
        upstream.send(completion: .failure(.first))
        subscriber.request(.max(3))
        scheduler.run()
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(upstream.requests, [.max(1), .max(2)])
    }

    func testCancellingDropsScheduledValuesButNotTheCompletion() {
        upstream.delay(for: 1, scheduler: scheduler).subscribe(subscriber)
        upstream.send(1)
        upstream.send(completion: .finished)
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 0, "it has ended")
        upstream.send(2)
        upstream.send(completion: .failure(.first))
        scheduler.run()
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testReleasesItsClosuresAndItsSubscriber() {
        checkReleased { upstream, scheduler, token in
            upstream.map { ($0, token).0 }.delay(for: 1, scheduler: scheduler)
        }
    }

    func testRequestsAndCancellationsDoNotWaitForADelivery() {
        checkRequestsAndCancellationsDoNotWait { $0.delay(for: 1, scheduler: $1) }
    }

    func testHandlesAnUpstreamThatViolatesTheContract() throws {
        try DirectedUpstream { [scheduler] in $0.delay(for: 1, scheduler: scheduler) }.checkOtherSubscriptions()
        let early = try DirectedUpstream { [scheduler] in $0.delay(for: 1, scheduler: scheduler) }
        XCTAssertEqual(early.inner.receive(1), .none)
        early.inner.receive(completion: .finished)
        scheduler.run()
        XCTAssertEqual(early.subscriber.events.count, 0)
    }

    func testTheSubscriptionHasNoCustomDescription() throws {
        upstream.delay(for: 1, scheduler: scheduler).subscribe(subscriber)
        let subscription = try XCTUnwrap(subscriber.subscription)
        XCTAssertFalse(subscription is any CustomStringConvertible)
        XCTAssertFalse(subscription is any CustomReflectable)
        XCTAssertFalse(subscription is any CustomPlaygroundDisplayConvertible)
    }
}
