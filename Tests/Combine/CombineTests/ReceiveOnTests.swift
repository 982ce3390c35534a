import Combine
import CombineTesting
import TestSupport
import XCTest

final class ReceiveOnTests: XCTestCase {
    private let scheduler = VirtualTimeScheduler()
    private let upstream = TestPublisher<Int, TestError>()
    private let subscriber = TestSubscriber<Int, TestError>()

    func testSchedulesEachEvent() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1), demandPerValue: .max(2))
        upstream.receive(on: scheduler).subscribe(subscriber)
        XCTAssertEqual(upstream.subscriberDescriptions, ["ReceiveOn"])
        XCTAssertEqual(subscriber.subscriptions, ["ReceiveOn"], "immediately")
        XCTAssertEqual(upstream.requests, [.max(1)], "immediately")
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

    func testSchedulesWithTheOptions() {
        let scheduler = OptionRecordingScheduler()
        upstream.receive(on: scheduler, options: "options").subscribe(subscriber)
        upstream.send(1)
        upstream.send(completion: .finished)
        XCTAssertEqual(scheduler.options, ["options", "options"])
    }

    func testARequestForZeroValuesIsForwarded() {
        upstream.receive(on: scheduler).subscribe(subscriber)
        subscriber.request(.none)
        XCTAssertEqual(upstream.requests, [.unlimited, .none])
    }

    func testTheUpstreamHasEndedOnceItsCompletionIsScheduled() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1), demandPerValue: .max(2))
        upstream.receive(on: scheduler).subscribe(subscriber)
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
        upstream.receive(on: scheduler).subscribe(subscriber)
        upstream.send(1)
        upstream.send(completion: .finished)
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 0, "it has ended")
        upstream.send(2)
        upstream.send(completion: .failure(.first))
        scheduler.advance()
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testDeliversSeriallyOnAConcurrentQueue() {
        let tally = SharedTally()
        let done = expectation(description: "all values")
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.receive(on: DispatchQueue.global()).sink {
            tally.addUnsynchronized($0)
            if tally.count == 1000 { done.fulfill() }
        }
        for _ in 0..<1000 { subject.send(1) }
        wait(for: [done], timeout: 60)
        subscription.cancel()
    }

    func testDeliversOnADispatchQueue() {
        let subject = PassthroughSubject<Int, Never>()
        let received = expectation(description: "completion")
        let tally = SharedTally()
        let queue = DispatchQueue(label: "delivery")
        let subscription = subject.receive(on: queue).sink(
            receiveCompletion: { _ in received.fulfill() },
            receiveValue: {
                dispatchPrecondition(condition: .onQueue(queue))
                tally.addUnsynchronized($0)
            }
        )
        for value in 1...100 { subject.send(value) }
        subject.send(completion: .finished)
        wait(for: [received], timeout: 60)
        XCTAssertEqual(tally.sum, 5050)
        subscription.cancel()
    }

    func testOnTheImmediateScheduler() {
        let subscriber = TestSubscriber<Int, Never>()
        [1, 2].publisher.delay(for: 1, scheduler: ImmediateScheduler.shared).receive(on: ImmediateScheduler.shared)
            .subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testReleasesItsClosuresAndItsSubscriber() {
        checkReleased { upstream, scheduler, token in upstream.map { ($0, token).0 }.receive(on: scheduler) }
    }

    func testRequestsAndCancellationsDoNotWaitForADelivery() {
        checkRequestsAndCancellationsDoNotWait { $0.receive(on: $1) }
    }

    func testHandlesAnUpstreamThatViolatesTheContract() throws {
        try DirectedUpstream { [scheduler] in $0.receive(on: scheduler) }.checkOtherSubscriptions()
        let early = try DirectedUpstream { [scheduler] in $0.receive(on: scheduler) }
        XCTAssertEqual(early.inner.receive(1), .none)
        early.inner.receive(completion: .finished)
        scheduler.run()
        XCTAssertEqual(early.subscriber.events.count, 0)
        _ = early.subscribe()
        early.inner.receive(completion: .finished)
        scheduler.run()
        early.inner.receive(completion: .failure(.first))
        XCTAssertEqual(early.inner.receive(2), .none)
        scheduler.run()
        XCTAssertEqual(early.subscriber.values, [])
        XCTAssertEqual(early.subscriber.completions, [.finished])
    }

    func testMirror() throws {
        upstream.receive(on: scheduler).subscribe(subscriber)
        let subscription = try XCTUnwrap(subscriber.subscription)
        XCTAssertEqual(Mirror(reflecting: subscription).children.count, 0)
        let displayed = try XCTUnwrap(subscription as? any CustomPlaygroundDisplayConvertible)
        XCTAssertEqual(displayed.playgroundDescription as? String, "ReceiveOn")
    }

    func testACancellationBeforeTheSubscriptionIsIgnored() {
        checkCancelledEarly { $0.receive(on: ImmediateScheduler.shared) }
    }
}
