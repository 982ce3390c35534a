import Combine
import CombineTesting
import XCTest

final class MeasureIntervalTests: XCTestCase {
    private typealias Measured = TestSubscriber<VirtualTimeScheduler.SchedulerTimeType.Stride, TestError>

    private let scheduler = VirtualTimeScheduler()
    private let upstream = TestPublisher<Int, TestError>()

    func testMeasuresFromTheSubscriptionAndFromEachValue() {
        let subscriber = Measured(initialDemand: .max(2), demandPerValue: .max(1))
        scheduler.advance(by: .seconds(9))
        upstream.measureInterval(using: scheduler).subscribe(subscriber)
        XCTAssertEqual(upstream.subscriberDescriptions, ["MeasureInterval"])
        XCTAssertEqual(subscriber.subscriptions, ["MeasureInterval"])
        XCTAssertEqual(upstream.requests, [.max(2)])
        scheduler.advance(by: .seconds(2))
        XCTAssertEqual(upstream.send(1), .max(1))
        upstream.send(2)
        scheduler.advance(by: .milliseconds(5))
        upstream.send(3)
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [.seconds(2), .seconds(0), .milliseconds(5)])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testARequestForZeroValuesIsForwarded() {
        let subscriber = Measured(initialDemand: .none)
        upstream.measureInterval(using: scheduler).subscribe(subscriber)
        subscriber.request(.none)
        XCTAssertEqual(upstream.requests, [.none])
    }

    func testCancelling() {
        let subscriber = Measured()
        upstream.measureInterval(using: scheduler).subscribe(subscriber)
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        XCTAssertEqual(upstream.send(1), .none)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.events.count, 1)
    }

    func testReleasesItsClosuresAndItsSubscriber() {
        checkReleased { upstream, scheduler, token in upstream.map { ($0, token).0 }.measureInterval(using: scheduler) }
    }

    func testHandlesAnUpstreamThatViolatesTheContract() throws {
        try DirectedUpstream { [scheduler] in $0.measureInterval(using: scheduler) }.checkOtherSubscriptions()
        let early = try DirectedUpstream { [scheduler] in $0.measureInterval(using: scheduler) }
        XCTAssertEqual(early.inner.receive(1), .none)
        early.inner.receive(completion: .finished)
        XCTAssertEqual(early.subscriber.events.count, 0)
    }

    func testMirror() throws {
        let subscriber = Measured()
        upstream.measureInterval(using: scheduler).subscribe(subscriber)
        XCTAssertEqual(Mirror(reflecting: try XCTUnwrap(subscriber.subscription)).children.count, 0)
    }

    func testACancellationBeforeTheSubscriptionIsIgnored() {
        checkCancelledEarly { $0.measureInterval(using: ImmediateScheduler.shared) }
    }
}
