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
        XCTAssertEqual(upstream.requests, [.unlimited])
        scheduler.advance(by: .seconds(9))
        XCTAssertEqual(upstream.send(1), .none)
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

    func testByTimeOrCount() {
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

    func testValuesStayUntilAnArrayIsRequested() {
        let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .max(1), demandPerValue: .max(1))
        upstream.collect(.byTime(scheduler, 1)).subscribe(subscriber)
        upstream.send(1)
        scheduler.advance(by: 1)
        upstream.send(2)
        scheduler.advance(by: 1)
        XCTAssertEqual(subscriber.values, [[1], [2]])
        let idle = TestSubscriber<[Int], TestError>(initialDemand: .none)
        upstream.collect(.byTime(scheduler, 1)).subscribe(idle)
        upstream.send(3)
        scheduler.advance(by: 1)
        XCTAssertEqual(idle.values, [])
        idle.request(.none)
        idle.request(.max(1))
        scheduler.advance(by: 1)
        XCTAssertEqual(idle.values, [[3]])
        idle.cancel()
    }

    func testCancelling() {
        upstream.collect(.byTime(scheduler, 1)).subscribe(subscriber)
        upstream.send(1)
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        XCTAssertEqual(scheduler.scheduledDates, [])
        upstream.send(2)
        upstream.send(completion: .finished)
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

    func testNothingWaitsForADelivery() {
        checkNothingWaitsForADelivery { $0.collect(.byTime($1, 1)) }
    }

    func testAnUpstreamThatBreaksTheRules() throws {
        try DirectedUpstream { [scheduler] in $0.collect(.byTime(scheduler, 1)) }.checkOtherSubscriptions()
        let early = try DirectedUpstream { [scheduler] in $0.collect(.byTime(scheduler, 1)) }
        XCTAssertEqual(early.inner.receive(1), .none)
        early.inner.receive(completion: .finished)
        XCTAssertEqual(early.subscriber.events.count, 0)
        XCTAssertEqual(scheduler.scheduledDates, [])
    }
}
