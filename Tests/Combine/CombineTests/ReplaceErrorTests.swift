import Combine
import CombineTesting
import Testing
import XCTest

final class ReplaceErrorTests: XCTestCase {
    func testWaitsForDemand() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
        upstream.replaceError(with: 9).subscribe(subscriber)
        upstream.send(1)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.max(1))
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [1, 9])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(upstream.requests, [.max(1)])
    }

    func testServesOutstandingDemand() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1), demandPerValue: .max(1))
        upstream.replaceError(with: 9).subscribe(subscriber)
        XCTAssertEqual(upstream.send(1), .max(1))
        upstream.send(completion: .failure(.first))
        upstream.send(completion: .failure(.second))
        XCTAssertEqual(subscriber.values, [1, 9])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(upstream.cancelCount, 0)
    }

    func testFinishes() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, Never>()
        upstream.replaceError(with: 9).subscribe(subscriber)
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [.finished])
        checkReleases { source, token in source.map { token.same($0) }.replaceError(with: 0) }
    }

    func testCancellingDiscardsTheReplacement() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        upstream.replaceError(with: 9).subscribe(subscriber)
        let subscription = subscriber.subscription
        upstream.send(completion: .failure(.first))
        subscriber.cancel()
        subscription?.request(.max(1))
        XCTAssertEqual(subscriber.events.count, 1)
    }

    func testIsTheSubscriptionOfItsSubscriber() {
        checkIsSubscription(name: "ReplaceError") { $0.replaceError(with: 9) }
        checkBeforeSubscription(yields: [], answering: .none, completes: false) { $0.replaceError(with: 9) }
        XCTAssertEqual(mirrorChildren { $0.replaceError(with: 9) }, [])
    }

    func testEquality() {
        let make = { Publishers.ReplaceError(upstream: Just($0), output: 1) }
        XCTAssertEqual(make(1), make(1))
        XCTAssertNotEqual(make(1), make(2))
    }

    func testACompletionAfterTheFailureIsIgnored() {
        let upstream = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        upstream.replaceError(with: 9).subscribe(subscriber)
        upstream.send(completion: .failure(.first))
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [9])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testACancellationBeforeTheSubscriptionIsIgnored() {
        checkCancelledEarly { $0.replaceError(with: 1) }
    }
}

struct ReplaceErrorMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            requestZeroValues(of: PassthroughSubject<Int, any Error>().replaceError(with: 1))
        }
        expectMessage("demand must not be zero", of: result)
    }
}
