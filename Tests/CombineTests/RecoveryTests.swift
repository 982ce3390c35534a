import Combine
import CombineTesting
import XCTest

final class RecoveryTests: XCTestCase {
    func testCatchCarriesDemandOver() {
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
        XCTAssertEqual(upstream.send(7), .none)
        replacement.send(2)
        XCTAssertEqual(subscriber.values, [1, 2])
        replacement.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testCatchIsNotNeeded() {
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

    func testTryCatchFailsWithWhatIsThrown() {
        let throwing = TestSubscriber<Int, any Error>()
        Fail<Int, TestError>(error: .first).tryCatch { error -> Just<Int> in throw error }.subscribe(throwing)
        XCTAssertEqual(throwing.completions.count, 1)
        guard case .failure(TestError.first)? = throwing.completions.first else {
            return XCTFail("should fail with what is thrown")
        }
        let recovering = TestSubscriber<Int, any Error>()
        Fail<Int, TestError>(error: .first).tryCatch { _ in Just(4) }.subscribe(recovering)
        XCTAssertEqual(recovering.values, [4])
        XCTAssertEqual(recovering.subscriptions, ["TryCatch"])
    }

    func testRetrySubscribesAgain() {
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

    func testRetryingWhatFailsAtOnceDoesNotDeepenTheStack() {
        let subscriber = TestSubscriber<Int, TestError>()
        Fail<Int, TestError>(error: .first).retry(200_000).subscribe(subscriber)
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(subscriber.subscriptions, ["Retry"])
    }

    func testRetryStopsWhenCancelled() {
        let upstream = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>()
        Publishers.Retry(upstream: upstream, retries: nil).subscribe(subscriber)
        upstream.send(completion: .failure(.first))
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(upstream.subscriptions.count, 2)
    }
}
