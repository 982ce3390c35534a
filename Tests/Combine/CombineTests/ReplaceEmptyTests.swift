import Combine
import CombineTesting
import Testing
import XCTest

final class ReplaceEmptyTests: XCTestCase {
    func testSendsTheReplacementOnceRequested() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        upstream.replaceEmpty(with: 9).subscribe(subscriber)
        XCTAssertEqual(upstream.requests, [.unlimited])
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.events.count, 1)
        subscriber.request(.max(1))
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [9])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(collected(Empty<Int, Never>().replaceEmpty(with: 3)), [3])
        checkReleases { source, token in source.map { token.same($0) }.replaceEmpty(with: 0) }
    }

    func testForwardsValuesAsTheyArrive() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1), demandPerValue: .max(2))
        upstream.replaceEmpty(with: 9).subscribe(subscriber)
        XCTAssertEqual(upstream.requests, [.unlimited], "requests nothing else")
        XCTAssertEqual([1, 2].map { upstream.send($0) }, [.max(2), .max(2)])
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testForwardsAFailureImmediately() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        Fail(outputType: Int.self, failure: TestError.first).replaceEmpty(with: 9).subscribe(subscriber)
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testCancellingDiscardsTheReplacement() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        upstream.replaceEmpty(with: 9).subscribe(subscriber)
        let subscription = subscriber.subscription
        upstream.send(completion: .finished)
        subscriber.cancel()
        subscription?.request(.max(1))
        XCTAssertEqual(subscriber.events.count, 1)
    }

    func testIsTheSubscriptionOfItsSubscriber() {
        checkIsSubscription(name: "ReplaceEmpty", demandBefore: [.unlimited]) { $0.replaceEmpty(with: 9) }
        checkBeforeSubscription(yields: [], answering: .none, completes: false) { $0.replaceEmpty(with: 9) }
        XCTAssertEqual(mirrorChildren { $0.replaceEmpty(with: 9) }, [])
    }

    func testEquality() {
        let make = { Publishers.ReplaceEmpty(upstream: Just(1), output: $0) }
        XCTAssertEqual(make(1), make(1))
        XCTAssertNotEqual(make(1), make(2))
    }

    func testACancellationBeforeTheSubscriptionIsIgnored() {
        checkCancelledEarly(requests: [.unlimited]) { $0.replaceEmpty(with: 1) }
    }
}

struct ReplaceEmptyMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            requestZeroValues(of: PassthroughSubject<Int, any Error>().replaceEmpty(with: 1))
        }
        expectMessage("demand must not be zero", of: result)
    }
}
