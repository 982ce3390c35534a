import Combine
import CombineTesting
import XCTest

final class PrefixUntilOutputTests: XCTestCase {
    func testForwardsValuesUntilTheOtherPublisherSends() {
        let (upstream, other) = (TestPublisher<Int, TestError>(), TestPublisher<String, Never>())
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(5), demandPerValue: .max(2))
        upstream.prefix(untilOutputFrom: other).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions.count, 1)
        XCTAssertEqual(upstream.requests, [.max(5)])
        XCTAssertEqual(other.requests, [.max(1)])
        XCTAssertEqual(upstream.send(1), .max(2))
        other.send("stop")
        XCTAssertEqual([upstream.cancelCount, other.cancelCount], [1, 0])
        XCTAssertEqual(upstream.send(2), .none)
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testPrefixFinishesBeforeTheUpstreamIsSubscribed() {
        let upstream = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        upstream.prefix(untilOutputFrom: Just(1)).subscribe(subscriber)
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(upstream.cancelCount, 1)
        XCTAssertEqual(upstream.requests, [])
        XCTAssertEqual(subscriber.subscriptions, ["Empty"])
        guard case .subscription? = subscriber.events.first else { return XCTFail("should be subscribed first") }
    }

    func testPrefixDoesNotEndWithTheOtherPublisher() {
        let (upstream, other) = (TestPublisher<Int, TestError>(), TestPublisher<String, TestError>())
        let subscriber = TestSubscriber<Int, TestError>()
        upstream.prefix(untilOutputFrom: other).subscribe(subscriber)
        other.send(completion: .failure(.first))
        upstream.send(1)
        XCTAssertEqual(subscriber.values, [1])
        subscriber.cancel()
        XCTAssertEqual([upstream.cancelCount, other.cancelCount], [1, 0])
    }

    func testTheUpstreamsCompletionCancelsTheOtherPublisher() {
        let (upstream, other) = (TestPublisher<Int, TestError>(), TestPublisher<Int, Never>())
        let subscriber = TestSubscriber<Int, TestError>()
        upstream.prefix(untilOutputFrom: other).subscribe(subscriber)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual([upstream.cancelCount, other.cancelCount], [0, 1])
        other.send(1)
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testCancellingCancelsBoth() {
        let (upstream, other) = (TestPublisher<Int, Never>(), TestPublisher<Int, Never>())
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        upstream.prefix(untilOutputFrom: other).subscribe(subscriber)
        subscriber.request(.none)
        XCTAssertEqual(upstream.requests, [.none])
        subscriber.cancel()
        XCTAssertEqual([upstream.cancelCount, other.cancelCount], [1, 1])
        upstream.send(1)
        other.send(1)
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [])
    }

    func testTheInnerSubscriberHasNoCustomDescription() {
        let upstream = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        upstream.prefix(untilOutputFrom: Empty<Int, Never>()).subscribe(subscriber)
        XCTAssertFalse(subscriber.subscription is any CustomStringConvertible)
    }

    func testHandlesAMisbehavingUpstream() {
        MisbehavingUpstreamChecks().check { $0.prefix(untilOutputFrom: $1) }
    }

    func testReleasesRetainedObjectsAtTheEnd() {
        assertReleases([.finish, .cancel], expectsValues: false) {
            $0.other.prefix(untilOutputFrom: $0.upstream.map(holding($1)).dropFirst(9))
        }
        assertReleases { $0.upstream.prefix(untilOutputFrom: $0.other.map(holding($1)).dropFirst(9)) }
    }
}
