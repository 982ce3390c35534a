import Combine
import CombineTesting
import Foundation
import Testing
import XCTest

final class CollectByCountTests: XCTestCase {
    private let upstream = TestPublisher<Int, TestError>()

    func testRequestsTheValuesForTheRequestedArrays() {
        let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .max(2), demandPerValue: .max(3))
        upstream.collect(2).subscribe(subscriber)
        XCTAssertEqual(upstream.subscriberDescriptions, ["CollectByCount"])
        XCTAssertEqual(subscriber.subscriptions, ["CollectByCount"])
        XCTAssertEqual(upstream.requests, [.max(4)])
        XCTAssertEqual((1...5).map { upstream.send($0) }, [.none, .max(6), .none, .max(6), .none])
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [[1, 2], [3, 4], [5]])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(upstream.cancelCount, 0)
    }

    func testSendsTheRemainingValuesRegardlessOfDemand() {
        let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .none)
        upstream.collect(2).subscribe(subscriber)
        upstream.send(1)
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [[1]])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testAFailureDropsTheRemainingValues() {
        let subscriber = TestSubscriber<[Int], TestError>()
        upstream.collect(2).subscribe(subscriber)
        upstream.send(1)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(upstream.requests, [.unlimited])
    }

    func testCancellingReleasesTheCollectedValues() {
        let upstream = TestPublisher<NSObject, TestError>()
        let subscriber = TestSubscriber<[NSObject], TestError>()
        upstream.collect(2).subscribe(subscriber)
        weak var collected: NSObject?
        do {
            let value = NSObject()
            collected = value
            upstream.send(value)
        }
        XCTAssertNotNil(collected)
        let subscription = subscriber.subscription
        subscriber.cancel()
        XCTAssertNil(collected)
        XCTAssertEqual(upstream.cancelCount, 1)
        subscription?.request(.max(1))
        XCTAssertEqual(upstream.requests, [.unlimited])
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
    }

    func testReleasesItsClosuresAndItsSubscriber() {
        checkReleased { upstream, _, token in upstream.map { ($0, token).0 }.collect(2) }
    }

    func testHandlesAnUpstreamThatViolatesTheContract() throws {
        try DirectedUpstream { $0.collect(1) }.checkOtherSubscriptions()
        let early = try DirectedUpstream { $0.collect(1) }
        XCTAssertEqual(early.inner.receive(1), .none)
        early.inner.receive(completion: .finished)
        XCTAssertEqual(early.subscriber.completions, [.finished], "forwarded before the subscription")
        XCTAssertEqual(early.subscribe().cancelCount, 1)
        XCTAssertEqual(early.inner.receive(2), .none)
        early.inner.receive(completion: .failure(.first))
        XCTAssertEqual(early.subscriber.values, [])
        XCTAssertEqual(early.subscriber.completions, [.finished])
    }

    func testMirror() throws {
        let subscriber = TestSubscriber<[Int], TestError>()
        upstream.collect(3).subscribe(subscriber)
        upstream.send(7)
        let mirror = Mirror(reflecting: try XCTUnwrap(subscriber.subscription))
        XCTAssertEqual(mirror.children.map(\.label), ["downstream", "upstreamSubscription", "buffer", "count"])
        XCTAssertEqual(mirror.descendant("buffer") as? [Int], [7])
        XCTAssertEqual(mirror.descendant("count") as? Int, 3)
    }

    func testEquality() {
        let publisher = [1, 2].publisher
        XCTAssertEqual(publisher.collect(2), Publishers.CollectByCount(upstream: publisher, count: 2))
        XCTAssertNotEqual(publisher.collect(2), publisher.collect(3))
    }
}

/// Tests of misuse that traps. Each test runs in a separate process.
struct CollectByCountMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .none)
            TestPublisher<Int, TestError>().collect(2).subscribe(subscriber)
            subscriber.request(.none)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("API Violation: demand must not be zero"))
    }
}
