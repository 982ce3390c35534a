import Combine
import CombineTesting
import XCTest

final class DropUntilOutputTests: XCTestCase {
    func testDropsUntilTheOtherPublisherSends() {
        let (upstream, other) = (TestPublisher<Int, TestError>(), TestPublisher<String, TestError>())
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(5), demandPerValue: .max(2))
        upstream.drop(untilOutputFrom: other).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["DropUntilOutput"])
        XCTAssertEqual(upstream.subscriberDescriptions, ["DropUntilOutput"])
        XCTAssertEqual(upstream.requests, [.max(5)])
        XCTAssertEqual(other.requests, [.max(1)])
        XCTAssertEqual(upstream.send(1), .none)
        XCTAssertEqual(other.send("go"), .none)
        XCTAssertEqual(other.cancelCount, 0)
        XCTAssertEqual(upstream.send(2), .max(2))
        subscriber.request(.max(3))
        XCTAssertEqual(upstream.requests, [.max(5), .max(3)])
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.values, [2])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(upstream.cancelCount, 0, "upstream has already ended")
    }

    func testEndsIfTheOtherPublisherCompletesWithoutAValue() {
        let (upstream, other) = (TestPublisher<Int, TestError>(), TestPublisher<String, TestError>())
        let subscriber = TestSubscriber<Int, TestError>()
        upstream.drop(untilOutputFrom: other).subscribe(subscriber)
        other.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(upstream.cancelCount, 1)
        let cancelled = TestSubscriber<Int, TestError>()
        upstream.drop(untilOutputFrom: other).subscribe(cancelled)
        cancelled.cancel()
        XCTAssertEqual([upstream.cancelCount, other.cancelCount], [2, 1])
        other.send("go")
        upstream.send(1)
        XCTAssertEqual(cancelled.values, [])
    }

    func testDemandBeforeTheUpstreamsSubscriptionIsStored() {
        var captured: AnySubscriber<Int, Never>?
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2))
        CapturingPublisher { captured = $0 }.drop(untilOutputFrom: Just(1)).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["DropUntilOutput"])
        subscriber.request(.max(3))
        let subscription = TestSubscription()
        captured?.receive(subscription: subscription)
        XCTAssertEqual(subscription.requests, [.max(5)])
        subscriber.request(.none)
        XCTAssertEqual(subscription.requests, [.max(5), .none])
    }

    func testCancellingAfterTheOtherPublishersValueCancelsOnlyTheUpstream() {
        let (upstream, other) = (TestPublisher<Int, Never>(), TestPublisher<Int, Never>())
        let subscriber = TestSubscriber<Int, Never>()
        upstream.drop(untilOutputFrom: other).subscribe(subscriber)
        other.send(1)
        other.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
        subscriber.cancel()
        XCTAssertEqual([upstream.cancelCount, other.cancelCount], [1, 0])
    }

    func testTheOtherPublisherRetainsNothingAfterItsValue() {
        let (upstream, other) = (TestPublisher<Int, Never>(), TestPublisher<Int, Never>())
        weak var released: TestSubscriber<Int, Never>?
        do {
            let subscriber = TestSubscriber<Int, Never>()
            released = subscriber
            upstream.drop(untilOutputFrom: other).subscribe(subscriber)
            other.send(1)
            subscriber.cancel()
            upstream.forgetSubscriber()
        }
        XCTAssertNil(released)
    }

    func testAValueWithoutDemandIsForwarded() {
        let upstream = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
        upstream.drop(untilOutputFrom: Just(1)).subscribe(subscriber)
        for value in 1...2 { upstream.send(value) }
        XCTAssertEqual(subscriber.values, [1, 2])
    }

    func testSecondSubscriptionsAreCancelled() {
        let subscriptions = (0..<4).map { _ in TestSubscription() }
        func publisher(_ indices: Range<Int>) -> CapturingPublisher<Int, Never> {
            CapturingPublisher { for index in indices { $0.receive(subscription: subscriptions[index]) } }
        }
        publisher(0..<2).drop(untilOutputFrom: publisher(2..<4)).subscribe(TestSubscriber())
        XCTAssertEqual(subscriptions.map(\.cancelCount), [0, 1, 0, 1])
        XCTAssertEqual(subscriptions.map(\.requests), [[.unlimited], [], [.max(1)], []])
    }

    func testHandlesAMisbehavingUpstream() {
        MisbehavingUpstreamChecks().check { upstream, _ in
            upstream.drop(untilOutputFrom: Just(1).setFailureType(to: TestError.self))
        }
    }

    func testReleasesRetainedObjectsAtTheEnd() {
        // The other publisher isn't cancelled when it sends a value, so its operators remain alive.
        assertReleases { sources, _ in sources.upstream.drop(untilOutputFrom: sources.other) }
        assertReleases { $0.upstream.map(holding($1)).drop(untilOutputFrom: $0.other) }
    }
}
