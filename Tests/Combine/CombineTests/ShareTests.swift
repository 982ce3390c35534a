import Combine
import CombineTesting
import XCTest

final class ShareTests: XCTestCase {
    func testConnectsForTheFirstSubscriberAndDisconnectsAfterTheLast() {
        let upstream = TestPublisher<Int, Never>()
        let share = upstream.share()
        let (first, second) = (TestSubscriber<Int, Never>(), TestSubscriber<Int, Never>())
        share.subscribe(first)
        XCTAssertEqual(first.subscriptions, ["Multicast"])
        XCTAssertEqual(upstream.subscriptions.count, 1)
        share.subscribe(second)
        XCTAssertEqual(upstream.subscriptions.count, 1)
        upstream.send(1)
        first.cancel()
        XCTAssertEqual(upstream.cancelCount, 0)
        upstream.send(2)
        second.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        XCTAssertEqual(first.values, [1])
        XCTAssertEqual(second.values, [1, 2])
        share.subscribe(TestSubscriber<Int, Never>())
        XCTAssertEqual(upstream.subscriptions.count, 2)
        XCTAssertEqual(share, share)
        XCTAssertNotEqual(share, upstream.share())
    }

    func testAPublisherThatFinishesImmediately() {
        let share = [1, 2].publisher.share()
        let (first, second) = (TestSubscriber<Int, Never>(), TestSubscriber<Int, Never>())
        share.subscribe(first)
        share.subscribe(second)
        XCTAssertEqual(first.values, [1, 2])
        XCTAssertEqual(first.completions, [.finished])
        XCTAssertEqual(second.values, [])
        XCTAssertEqual(second.completions, [.finished])
    }

    func testALateSubscriberReceivesLaterValuesAndTheCompletion() {
        let upstream = TestPublisher<Int, TestError>()
        let share = upstream.share()
        let (first, late) = (TestSubscriber<Int, TestError>(initialDemand: .max(1)), TestSubscriber<Int, TestError>())
        share.subscribe(first)
        XCTAssertEqual(upstream.requests, [.unlimited])
        upstream.send(1)
        upstream.send(2)
        share.subscribe(late)
        upstream.send(3)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual([first.values, late.values], [[1], [3]])
        XCTAssertEqual([first.completions, late.completions], [[.failure(.first)], [.failure(.first)]])
    }

    func testCancellingTwiceCountsOnce() {
        let upstream = TestPublisher<Int, Never>()
        let share = upstream.share()
        let (first, second) = (TestSubscriber<Int, Never>(), TestSubscriber<Int, Never>())
        share.subscribe(first)
        share.subscribe(second)
        let subscription = first.subscription
        subscription?.cancel()
        subscription?.cancel()
        XCTAssertEqual(upstream.cancelCount, 0)
        second.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
    }

    func testHandlesAMisbehavingUpstream() {
        MisbehavingUpstreamChecks().check { upstream, _ in upstream.share() }
    }

    func testReleasesRetainedObjectsAtTheEnd() {
        assertReleases { $0.upstream.map(holding($1)).share() }
    }
}
