import Combine
import CombineTesting
import XCTest

final class ConcatenateTests: XCTestCase {
    private let prefix = TestPublisher<Int, TestError>()
    private let suffix = TestPublisher<Int, TestError>()

    func testOutstandingDemandIsRequestedFromTheSuffix() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(4), demandPerValue: .max(1))
        prefix.append(suffix).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Concatenate"])
        XCTAssertEqual(prefix.subscriberDescriptions, ["Concatenate"])
        XCTAssertEqual(prefix.requests, [.max(4)])
        XCTAssertEqual(prefix.send(1), .max(1))
        XCTAssertEqual(suffix.subscriptions.count, 0)
        prefix.send(completion: .finished)
        XCTAssertEqual(prefix.cancelCount, 0)
        XCTAssertEqual(suffix.subscriberDescriptions, ["Concatenate"])
        XCTAssertEqual(suffix.requests, [.max(4)])
        subscriber.request(.max(2))
        XCTAssertEqual(suffix.requests, [.max(4), .max(2)])
        suffix.send(2)
        suffix.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testEventsOfThePrefixAreIgnoredAfterItsCompletion() {
        let subscriber = TestSubscriber<Int, TestError>()
        prefix.append(suffix).subscribe(subscriber)
        prefix.send(completion: .finished)
        XCTAssertEqual(prefix.send(1), .none)
        prefix.send(completion: .failure(.first))
        suffix.send(2)
        XCTAssertEqual(subscriber.values, [2])
        XCTAssertEqual(subscriber.completions, [])
        suffix.send(completion: .failure(.second))
        XCTAssertEqual(suffix.send(3), .none)
        suffix.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [2])
        XCTAssertEqual(subscriber.completions, [.failure(.second)])
    }

    func testFailsIfThePrefixFails() {
        let subscriber = TestSubscriber<Int, TestError>()
        prefix.append(suffix).subscribe(subscriber)
        prefix.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(suffix.subscriptions.count, 0)
    }

    func testNothingIsReceivedAfterCancelling() {
        for cancelsInSuffix in [false, true] {
            let (prefix, suffix) = (TestPublisher<Int, TestError>(), TestPublisher<Int, TestError>())
            let subscriber = TestSubscriber<Int, TestError>()
            prefix.append(suffix).subscribe(subscriber)
            if cancelsInSuffix { prefix.send(completion: .finished) }
            subscriber.cancel()
            XCTAssertEqual([prefix.cancelCount, suffix.cancelCount], cancelsInSuffix ? [0, 1] : [1, 0])
            prefix.send(1)
            suffix.send(2)
            prefix.send(completion: .finished)
            suffix.send(completion: .finished)
            XCTAssertEqual(subscriber.values, [])
            XCTAssertEqual(subscriber.completions, [])
            XCTAssertEqual(suffix.subscriptions.count, cancelsInSuffix ? 1 : 0)
        }
    }

    func testNothingIsReceivedAfterCancellingDuringAValue() {
        for last in [2, 3] {
            var subscriber: TestSubscriber<Int, Never>?
            subscriber = TestSubscriber { if $0 == last { subscriber?.cancel() } }
            subscriber.map { [1, 2].publisher.eraseToAnyPublisher().append([3, 4].publisher).subscribe($0) }
            XCTAssertEqual(subscriber?.values, Array(1...last))
            XCTAssertEqual(subscriber?.completions, [])
            subscriber = nil
        }
    }

    func testDemandIsTransferredToTheSuffix() {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(3))
        [1, 2].publisher.eraseToAnyPublisher().append(3, 4).prepend(0).subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [0, 1, 2])
        subscriber.request(.unlimited)
        XCTAssertEqual(subscriber.values, [0, 1, 2, 3, 4])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(subscriber.subscriptions, ["Concatenate"])
    }

    func testTheSubscriptionIsSentWhenThePrefixSendsOne() {
        var captured: AnySubscriber<Int, Never>?
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2))
        CapturingPublisher { captured = $0 }.append(Just(7)).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, [])
        let subscription = TestSubscription()
        captured?.receive(subscription: subscription)
        XCTAssertEqual(subscriber.subscriptions, ["Concatenate"])
        XCTAssertEqual(subscription.requests, [.max(2)])
    }

    func testAValueWithoutDemandIsDropped() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
        prefix.append(suffix).subscribe(subscriber)
        XCTAssertEqual([1, 2].map { prefix.send($0) }, [.none, .none])
        XCTAssertEqual(subscriber.values, [1])
        prefix.send(completion: .finished)
        XCTAssertEqual(suffix.requests, [])
        suffix.send(3)
        XCTAssertEqual(subscriber.values, [1])
        subscriber.request(.max(1))
        suffix.send(4)
        XCTAssertEqual(subscriber.values, [1, 4])
    }

    func testARequestForZeroValuesIsForwarded() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        prefix.append(suffix).subscribe(subscriber)
        subscriber.request(.none)
        XCTAssertEqual(prefix.requests, [.none])
    }

    func testBothSubscribersHaveTheSameIdentifier() {
        var identifiers: [CombineIdentifier] = []
        let first = CapturingPublisher<Int, Never> {
            identifiers.append($0.combineIdentifier)
            $0.receive(subscription: TestSubscription())
            $0.receive(completion: .finished)
        }
        first.append(CapturingPublisher { identifiers.append($0.combineIdentifier) }).subscribe(TestSubscriber())
        XCTAssertEqual(identifiers.count, 2)
        XCTAssertEqual(Set(identifiers).count, 1)
    }

    func testASecondSubscriptionIsCancelled() {
        let subscriber = TestSubscriber<Int, Never>()
        CapturingPublisher<Int, Never> { captured in
            captured.receive(subscription: TestSubscription())
            let second = TestSubscription()
            captured.receive(subscription: second)
            XCTAssertEqual(second.cancelCount, 1)
            captured.receive(completion: .finished)
            let late = TestSubscription()
            captured.receive(subscription: late)
            XCTAssertEqual(late.cancelCount, 1)
        }.append(Just(7)).subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [7])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testHandlesAMisbehavingUpstream() {
        MisbehavingUpstreamChecks().check { upstream, _ in upstream.append(Empty<Int, TestError>()) }
    }

    func testReleasesRetainedObjectsAtTheEnd() {
        assertReleases { $0.upstream.append($0.other.map(holding($1))) }
        assertReleases { $0.upstream.prepend([7]).map(holding($1)) }
    }
}
