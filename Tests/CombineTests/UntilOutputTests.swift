import Combine
import CombineTesting
import XCTest

final class UntilOutputTests: XCTestCase {
    func testDropUntilOutput() {
        let (upstream, other) = (TestPublisher<Int, TestError>(), TestPublisher<String, TestError>())
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(5), demandPerValue: .max(2))
        upstream.drop(untilOutputFrom: other).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["DropUntilOutput"])
        XCTAssertEqual(upstream.subscriberDescriptions, ["DropUntilOutput"])
        XCTAssertEqual(upstream.requests, [.max(5)])
        XCTAssertEqual(other.requests, [.max(1)])
        XCTAssertEqual(upstream.send(1), .none)
        XCTAssertEqual(other.send("go"), .none)
        XCTAssertEqual(other.cancelCount, 1)
        XCTAssertEqual(upstream.send(2), .max(2))
        subscriber.request(.max(3))
        XCTAssertEqual(upstream.requests, [.max(5), .max(3)])
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.values, [2])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(upstream.cancelCount, 0, "upstream has ended by itself")
    }

    func testDroppingEndsWithTheOtherPublisher() {
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

    func testPrefixUntilOutput() {
        let (upstream, other) = (TestPublisher<Int, TestError>(), TestPublisher<String, Never>())
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(5), demandPerValue: .max(2))
        upstream.prefix(untilOutputFrom: other).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["PrefixUntilOutput"])
        XCTAssertEqual(upstream.requests, [.max(5)])
        XCTAssertEqual(other.requests, [.max(1)])
        XCTAssertEqual(upstream.send(1), .max(2))
        other.send("stop")
        XCTAssertEqual(upstream.cancelCount, 1)
        XCTAssertEqual(upstream.send(2), .none)
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testPrefixIsOverBeforeUpstreamIsSubscribedTo() {
        let upstream = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        upstream.prefix(untilOutputFrom: Just(1)).subscribe(subscriber)
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(upstream.cancelCount, 1)
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
}
