import Combine
import CombineTesting
import Testing
import XCTest

final class RetryTests: XCTestCase {
    func testSubscribesAgainWithTheOutstandingDemand() {
        let upstream = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(4))
        upstream.retry(2).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Retry"])
        upstream.send(1)
        upstream.send(completion: .failure(.first))
        upstream.send(2)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(upstream.requests, [.max(4), .max(3), .max(2)])
        XCTAssertEqual(subscriber.completions, [])
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(upstream.subscriptions.count, 3)
    }

    func testRetryingAnImmediateFailureDoesNotGrowTheStack() {
        let subscriber = TestSubscriber<Int, TestError>()
        Fail<Int, TestError>(error: .first).retry(200_000).subscribe(subscriber)
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(subscriber.subscriptions, ["Retry"])
    }

    func testANegativeNumberMeansNoLimit() {
        for retries in [-1, Int.min] {
            let upstream = TestPublisher<Int, TestError>()
            let subscriber = TestSubscriber<Int, TestError>()
            upstream.retry(retries).subscribe(subscriber)
            for _ in 0..<1000 { upstream.send(completion: .failure(.first)) }
            XCTAssertEqual(upstream.subscriptions.count, 1001)
            XCTAssertEqual(subscriber.completions, [])
            upstream.send(completion: .finished)
            XCTAssertEqual(subscriber.completions, [.finished])
        }
    }

    func testStopsWhenCancelled() {
        let upstream = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>()
        Publishers.Retry(upstream: upstream, retries: nil).subscribe(subscriber)
        upstream.send(completion: .failure(.first))
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(upstream.subscriptions.count, 2)
    }

    func testASubscriberThatKeepsItsSubscriptionIsReleasedAtTheEnd() {
        for isCancelled in [true, false] {
            let subject = PassthroughSubject<Int, TestError>()
            weak var released: TestSubscriber<Int, TestError>?
            do {
                let subscriber = TestSubscriber<Int, TestError>()
                released = subscriber
                subject.retry(1).subscribe(subscriber)
                subject.send(1)
                XCTAssertEqual(subscriber.values, [1])
                if isCancelled { subscriber.subscription?.cancel() } else { subject.send(completion: .finished) }
                XCTAssertEqual(subscriber.subscription.map { "\($0)" }, "Retry")
            }
            XCTAssertNil(released, "\(isCancelled)")
        }
    }

    func testFinishesWithTheUpstream() {
        let upstream = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>()
        upstream.retry(5).subscribe(subscriber)
        upstream.send(completion: .finished)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(upstream.subscriptions.count, 1)
        subscriber.request(.max(1))
        XCTAssertEqual(upstream.requests, [.unlimited])
    }

    func testDemandReturnedForAValueIsTransferred() {
        let upstream = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1), demandPerValue: .max(3))
        upstream.retry(1).subscribe(subscriber)
        XCTAssertEqual(upstream.send(1), .max(3))
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(upstream.requests, [.max(1), .max(3)])
        XCTAssertEqual(subscriber.subscriptions, ["Retry"])
    }

    func testAFailureBeforeTheSubscriptionIsRetried() {
        var attemptCount = 0
        let failing = CapturingPublisher<Int, TestError> { inner in
            attemptCount += 1
            inner.receive(completion: .failure(.first))
        }
        let subscriber = TestSubscriber<Int, TestError>()
        failing.retry(2).subscribe(subscriber)
        XCTAssertEqual(attemptCount, 3)
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testHandlesAMisbehavingUpstream() {
        MisbehavingUpstreamChecks().check { upstream, _ in upstream.retry(1) }
    }

    func testReleasesRetainedObjectsAtTheEnd() {
        assertReleases { $0.upstream.map(holding($1)).retry(1) }
    }

    func testACancellationBeforeTheSubscriptionTakesEffect() {
        checkCancelledEarly(isCancelled: true) { $0.retry(1) }
    }
}

struct RetryMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
            PassthroughSubject<Int, TestError>().retry(1).subscribe(subscriber)
            subscriber.request(.none)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("demand must not be zero"))
    }
}
