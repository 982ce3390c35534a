import Combine
import CombineTesting
import XCTest

final class CollectByTimeTests: XCTestCase {
    private let scheduler = VirtualTimeScheduler()
    private let upstream = TestPublisher<Int, TestError>()
    private let subscriber = TestSubscriber<[Int], TestError>()

    func testByTime() {
        upstream.collect(.byTime(scheduler, .seconds(10))).subscribe(subscriber)
        XCTAssertEqual(upstream.subscriberDescriptions, ["CollectByTime"])
        XCTAssertEqual(subscriber.subscriptions, ["CollectByTime"])
        scheduler.advance(by: .seconds(9))
        upstream.send(1)
        upstream.send(2)
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(subscriber.values, [[1, 2]])
        scheduler.advance(by: .seconds(10))
        XCTAssertEqual(subscriber.values, [[1, 2]], "nothing for an interval without values")
        upstream.send(3)
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [[1, 2]])
        XCTAssertEqual(subscriber.completions, [])
        scheduler.advance()
        XCTAssertEqual(subscriber.values, [[1, 2], [3]])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(scheduler.scheduledDates, [])
    }

    func testByTimeOrCount() {
        let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .max(3))
        upstream.collect(.byTimeOrCount(scheduler, .seconds(10), 2)).subscribe(subscriber)
        for value in 1...3 { upstream.send(value) }
        XCTAssertEqual(subscriber.values, [])
        scheduler.advance()
        XCTAssertEqual(subscriber.values, [[1, 2]])
        scheduler.advance(by: .seconds(10))
        XCTAssertEqual(subscriber.values, [[1, 2], [3]])
        upstream.send(4)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [])
        scheduler.advance()
        XCTAssertEqual(subscriber.values, [[1, 2], [3]])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testAFullArrayIsDeliveredBeforeAFailure() {
        upstream.collect(.byTimeOrCount(scheduler, .seconds(10), 2)).subscribe(subscriber)
        for value in 1...5 { upstream.send(value) }
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.events.count, 1)
        scheduler.advance()
        XCTAssertEqual(subscriber.values, [[1, 2], [3, 4]])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testEverythingIsDeliveredOnTheScheduler() {
        let queue = DispatchQueue(label: "deliveries")
        let key = DispatchSpecificKey<Void>()
        queue.setSpecific(key: key, value: ())
        for ending in [Subscribers.Completion<TestError>.finished, .failure(.first)] {
            let upstream = PassthroughSubject<Int, TestError>()
            let isOver = expectation(description: "the completion")
            let delivery = DispatchSemaphore(value: 0)
            var received: [[Int]] = []
            let subscription = upstream.collect(.byTimeOrCount(queue, .milliseconds(2), 3)).sink { _ in
                XCTAssertNotNil(DispatchQueue.getSpecific(key: key))
                isOver.fulfill()
            } receiveValue: { values in
                XCTAssertNotNil(DispatchQueue.getSpecific(key: key))
                received.append(values)
                delivery.signal()
            }
            for value in 0..<100 {
                upstream.send(value)
                // Wait until an array of the latest values has been delivered. Other values can be sent during the
                // delivery.
                if value % 25 == 24 { XCTAssertEqual(delivery.wait(timeout: .now() + 20), .success) }
            }
            upstream.send(completion: ending)
            wait(for: [isOver], timeout: 20)
            let values = received.flatMap { $0 }
            XCTAssertEqual(values, Array(0..<values.count))
            XCTAssertGreaterThanOrEqual(values.count, ending == .finished ? 100 : 98)
            XCTAssertTrue(received.allSatisfy { (1...3).contains($0.count) })
            subscription.cancel()
        }
    }

    // MARK: Requests

    func testByTimeRequestsOneValueForEachRequestAndEachValue() {
        let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .max(2), demandPerValue: .max(1))
        upstream.collect(.byTime(scheduler, 1)).subscribe(subscriber)
        XCTAssertEqual(upstream.requests, [.max(1)])
        for value in 1...5 { XCTAssertEqual(upstream.send(value), .max(1)) }
        scheduler.advance(by: 1)
        XCTAssertEqual(subscriber.values, [[1, 2, 3, 4, 5]])
        XCTAssertEqual(upstream.requests, [.max(1)], "the returned demand requests no more values")
        subscriber.request(.max(7))
        subscriber.request(.none)
        XCTAssertEqual(upstream.requests, [.max(1), .max(1)])
    }

    func testByTimeOrCountRequestsCountValuesForEachArray() {
        let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .max(2), demandPerValue: .max(1))
        upstream.collect(.byTimeOrCount(scheduler, 1, 2)).subscribe(subscriber)
        XCTAssertEqual(upstream.requests, [.max(4)])
        XCTAssertEqual(upstream.send(1), .none)
        XCTAssertEqual(upstream.send(2), .none)
        scheduler.advance()
        XCTAssertEqual(upstream.requests, [.max(4), .max(2)])
        upstream.send(3)
        scheduler.advance(by: 1)
        XCTAssertEqual(subscriber.values, [[1, 2], [3]])
        XCTAssertEqual(upstream.requests, [.max(4), .max(2), .max(2)])
        let unlimited = TestSubscriber<[Int], TestError>()
        let other = TestPublisher<Int, TestError>()
        other.collect(.byTimeOrCount(scheduler, 1, 2)).subscribe(unlimited)
        XCTAssertEqual(other.requests, [.unlimited])
    }

    func testACountOfZeroIsTreatedAsOne() {
        for count in [0, -1] {
            let upstream = PassthroughSubject<Int, TestError>()
            let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .max(2))
            upstream.collect(.byTimeOrCount(scheduler, 1, count)).subscribe(subscriber)
            for value in 1...3 { upstream.send(value) }
            scheduler.advance()
            XCTAssertEqual(subscriber.values, [[1], [2]])
            subscriber.cancel()
        }
    }

    func testCollectsASourceThatRespectsDemand() {
        let subscriber = TestSubscriber<[Int], Never>(initialDemand: .max(1), demandPerValue: .max(1))
        (1...7).publisher.collect(.byTimeOrCount(scheduler, 1, 3)).subscribe(subscriber)
        scheduler.run()
        XCTAssertEqual(subscriber.values, [[1, 2, 3], [4, 5, 6], [7]])
        XCTAssertEqual(subscriber.completions, [.finished])
        let byTime = TestSubscriber<[Int], Never>()
        (1...7).publisher.collect(.byTime(scheduler, 1)).subscribe(byTime)
        scheduler.run()
        XCTAssertEqual(byTime.values, [Array(1...7)])
    }

    func testValuesAreStoredUntilAnArrayIsRequested() {
        let idle = TestSubscriber<[Int], TestError>(initialDemand: .none)
        upstream.collect(.byTime(scheduler, 1)).subscribe(idle)
        XCTAssertEqual(upstream.requests, [])
        upstream.send(3)
        scheduler.advance(by: 1)
        XCTAssertEqual(idle.values, [])
        idle.request(.max(1))
        scheduler.advance(by: 1)
        XCTAssertEqual(idle.values, [[3]])
        idle.cancel()
    }

    func testWaitingArraysDoNotGrow() {
        let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .none)
        upstream.collect(.byTimeOrCount(scheduler, 1, 2)).subscribe(subscriber)
        for value in 1...5 { upstream.send(value) }
        scheduler.advance(by: 1)
        subscriber.request(.max(1))
        scheduler.advance(by: 1)
        XCTAssertEqual(subscriber.values, [[1, 2]])
        subscriber.request(.unlimited)
        scheduler.advance(by: 1)
        XCTAssertEqual(subscriber.values, [[1, 2], [3, 4], [5]])
    }

    func testCancelling() {
        upstream.collect(.byTimeOrCount(scheduler, 1, 2)).subscribe(subscriber)
        for value in 1...3 { upstream.send(value) }
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        upstream.send(4)
        upstream.send(completion: .finished)
        scheduler.run()
        XCTAssertEqual(subscriber.events.count, 1)
    }

    func testCancellingDropsAScheduledCompletion() {
        upstream.collect(.byTime(scheduler, 1)).subscribe(subscriber)
        upstream.send(1)
        upstream.send(completion: .finished)
        subscriber.cancel()
        scheduler.run()
        XCTAssertEqual(subscriber.events.count, 1)
    }

    func testReleasesItsClosuresAndItsSubscriber() {
        checkReleased { upstream, scheduler, token in
            upstream.map { ($0, token).0 }.collect(.byTime(scheduler, 0.5))
        }
        checkReleased { upstream, scheduler, token in
            upstream.map { ($0, token).0 }.collect(.byTimeOrCount(scheduler, 5, 2))
        }
    }

    func testRequestsAndCancellationsDoNotWaitForADelivery() {
        checkRequestsAndCancellationsDoNotWait { $0.collect(.byTime($1, 1)) }
    }

    func testHandlesAnUpstreamThatViolatesTheContract() throws {
        try DirectedUpstream { [scheduler] in $0.collect(.byTime(scheduler, 1)) }.checkOtherSubscriptions()
        let early = try DirectedUpstream { [scheduler] in $0.collect(.byTime(scheduler, 1)) }
        XCTAssertEqual(early.inner.receive(1), .none)
        early.inner.receive(completion: .finished)
        XCTAssertEqual(early.subscriber.events.count, 0)
        XCTAssertEqual(scheduler.scheduledDates, [])
    }
}
