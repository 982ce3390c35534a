import Combine
import CombineTesting
import Testing
import XCTest

/// Tests of `catch` and `tryCatch`.
final class CatchTests: XCTestCase {
    func testCatchTransfersDemandToTheReplacement() {
        let upstream = TestPublisher<Int, TestError>()
        let replacement = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(3), demandPerValue: .max(1))
        upstream.catch { _ in replacement }.subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Catch"])
        XCTAssertEqual(upstream.subscriberDescriptions, ["Catch"])
        XCTAssertEqual(upstream.send(1), .max(1))
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(replacement.requests, [.max(3)])
        XCTAssertEqual(replacement.subscriberDescriptions, ["Catch"])
        subscriber.request(.max(2))
        XCTAssertEqual(replacement.requests, [.max(3), .max(2)])
        replacement.send(2)
        XCTAssertEqual(subscriber.values, [1, 2])
        replacement.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testTheClosureIsNotCalledWithoutAFailure() {
        let upstream = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, Never>()
        var calls = 0
        upstream.catch { _ in
            calls += 1
            return Just(0)
        }.subscribe(subscriber)
        upstream.send(completion: .finished)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(calls, 0)
        let cancelled = TestSubscriber<Int, Never>()
        upstream.catch { _ in Just(0) }.subscribe(cancelled)
        cancelled.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(cancelled.values, [])
    }

    func testTryCatchFailsWithTheThrownError() {
        let throwing = TestSubscriber<Int, any Error>()
        Fail<Int, TestError>(error: .first).tryCatch { error -> Just<Int> in throw error }.subscribe(throwing)
        XCTAssertEqual(throwing.completions.count, 1)
        guard case .failure(TestError.first)? = throwing.completions.first else {
            return XCTFail("should fail with the thrown error")
        }
        let recovering = TestSubscriber<Int, any Error>()
        Fail<Int, TestError>(error: .first).tryCatch { _ in Just(4) }.subscribe(recovering)
        XCTAssertEqual(recovering.values, [4])
        XCTAssertEqual(recovering.subscriptions, ["TryCatch"])
    }

    func testForwardsAFailureOfTheReplacement() {
        let replacement = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>()
        Fail<Int, TestError>(error: .first).catch { _ in replacement }.subscribe(subscriber)
        replacement.send(1)
        replacement.send(completion: .failure(.second))
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.failure(.second)])
        XCTAssertEqual(replacement.cancelCount, 0)
    }

    func testCancellingCancelsTheCurrentPublisher() {
        let (upstream, replacement) = (TestPublisher<Int, TestError>(), TestPublisher<Int, Never>())
        let subscriber = TestSubscriber<Int, Never>()
        upstream.catch { _ in replacement }.subscribe(subscriber)
        upstream.send(completion: .failure(.first))
        subscriber.cancel()
        XCTAssertEqual([upstream.cancelCount, replacement.cancelCount], [0, 1])
        replacement.send(1)
        replacement.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [])
    }

    /// Apple's framework ignores the cancellation, and continues with the replacement.
    func testACancellationBeforeTheReplacementIsSubscribedTakesEffect() {
        var captured: AnySubscriber<Int, Never>?
        let subscriber = TestSubscriber<Int, Never>()
        Fail<Int, TestError>(error: .first).catch { _ in CapturingPublisher { captured = $0 } }.subscribe(subscriber)
        subscriber.cancel()
        let subscription = TestSubscription()
        captured?.receive(subscription: subscription)
        XCTAssertEqual(subscription.cancelCount, 1)
        XCTAssertEqual(subscription.requests, [])
    }

    func testDemandBeforeTheReplacementsSubscriptionIsTransferred() {
        var captured: AnySubscriber<Int, Never>?
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
        Fail<Int, TestError>(error: .first).catch { _ in CapturingPublisher { captured = $0 } }.subscribe(subscriber)
        subscriber.request(.max(2))
        let subscription = TestSubscription()
        captured?.receive(subscription: subscription)
        XCTAssertEqual(subscription.requests, [.max(3)])
    }

    func testMirrorsShowTheDownstreamAndTheDemand() {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(3))
        let upstream = CapturingPublisher<Int, TestError> {
            $0.receive(subscription: TestSubscription())
            XCTAssertEqual($0.customMirror.children.map(\.label), ["downstream", "demand"])
            XCTAssertEqual($0.customMirror.descendant("demand") as? Subscribers.Demand, .max(3))
            $0.receive(completion: .failure(.first))
        }
        upstream.catch { _ in
            CapturingPublisher<Int, Never> {
                XCTAssertEqual($0.customMirror.children.map(\.label), ["downstream", "demand"])
                XCTAssertEqual($0.combineIdentifier, subscriber.subscription?.combineIdentifier)
            }
        }.subscribe(subscriber)
    }

    func testHandlesAMisbehavingUpstream() {
        MisbehavingUpstreamChecks().check { upstream, other in upstream.catch { _ in other } }
        MisbehavingUpstreamChecks().check { upstream, other in
            upstream.tryCatch { _ in other }.mapError { _ in TestError.second }
        }
    }

    func testReleasesRetainedObjectsAtTheEnd() {
        assertReleases([.finish, .cancel]) { sources, token in
            sources.upstream.catch { [token] _ in sources.other.map(holding(token)) }
        }
        assertReleases([.finish, .cancel]) { sources, token in
            sources.upstream.tryCatch { [token] _ in sources.other.map(holding(token)) }
                .mapError { $0 as? TestError ?? .second }
        }
        assertReleases { sources, token in
            sources.upstream.tryCatch { [token] error -> PassthroughSubject<Int, TestError> in
                throw withExtendedLifetime(token) { error }
            }.mapError { $0 as? TestError ?? .second }
        }
    }

    func testTheReplacementsSubscriberIsReleased() {
        for ending in Ending.allCases {
            let replacement = PassthroughSubject<Int, TestError>()
            weak var released: HoldingSubscriber<Int>?
            do {
                let subscriber = HoldingSubscriber<Int>()
                released = subscriber
                Fail<Int, TestError>(error: .first).catch { _ in replacement }.subscribe(subscriber)
                replacement.send(1)
                XCTAssertEqual(subscriber.count, 1)
                switch ending {
                case .finish: replacement.send(completion: .finished)
                case .fail: replacement.send(completion: .failure(.second))
                case .cancel: subscriber.cancel()
                }
            }
            XCTAssertNil(released, "\(ending)")
        }
    }
}

struct CatchMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
            PassthroughSubject<Int, any Error>().catch { _ in Just(1) }.subscribe(subscriber)
            subscriber.request(.none)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("demand must not be zero"))
    }
}
