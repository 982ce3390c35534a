import Combine
import CombineTesting
import Testing
import XCTest

final class DropTests: XCTestCase {
    func testRequestsTheValuesToDrop() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(3), demandPerValue: .max(1))
        upstream.dropFirst(2).subscribe(subscriber)
        XCTAssertEqual(upstream.requests, [.max(5)])
        XCTAssertEqual([1, 2, 3].map { upstream.send($0) }, [.none, .none, .max(1)])
        XCTAssertEqual(subscriber.values, [3])
        subscriber.request(.max(4))
        XCTAssertEqual(upstream.requests, [.max(5), .max(4)])
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [.finished])
        checkReleases { source, token in source.map { token.same($0) }.dropFirst() }
    }

    func testRequestsTheValuesToDropWithoutARequest() {
        let silent = IntUpstream()
        silent.dropFirst(2).subscribe(TestSubscriber(initialDemand: .none))
        XCTAssertEqual(silent.requests, [.max(2)])
        let none = IntUpstream()
        none.dropFirst(0).subscribe(TestSubscriber(initialDemand: .none))
        XCTAssertEqual(none.requests, [])
    }

    func testTheSubscriptionIsSentBeforeTheUpstreamIsSubscribed() {
        var captured: AnySubscriber<Int, TestError>?
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
        CapturingPublisher<Int, TestError> { inner in
            XCTAssertEqual(subscriber.subscriptions, ["Drop"])
            captured = inner
        }.dropFirst(2).subscribe(subscriber)
        XCTAssertEqual(mirrorChildren(of: subscriber.subscription), [])
        let subscriptions = [TestSubscription(), TestSubscription()]
        for subscription in subscriptions { captured?.receive(subscription: subscription) }
        XCTAssertEqual(subscriptions.map(\.requests), [[.max(3)], []])
        XCTAssertEqual(subscriptions.map(\.cancelCount), [0, 1])
        XCTAssertEqual(subscriber.subscriptions, ["Drop"])
        subscriber.cancel()
        XCTAssertEqual(subscriptions.map(\.cancelCount), [1, 1])
    }

    func testACancellationBeforeTheUpstreamIsSubscribedTakesEffect() {
        let upstream = IntUpstream()
        upstream.dropFirst().subscribe(
            AnySubscriber<Int, TestError>(receiveSubscription: { $0.cancel() })
        )
        XCTAssertEqual(upstream.cancelCount, 1)
        XCTAssertEqual(upstream.requests, [])
    }

    func testEventsBeforeTheSubscription() {
        checkBeforeSubscription(yields: [], answering: .none, completes: true) { $0.dropFirst() }
        checkBeforeSubscription(yields: [1], answering: .max(42), completes: true) { $0.dropFirst(0) }
    }

    func testEquality() {
        let make = { Publishers.Drop(upstream: Just(1), count: $0) }
        XCTAssertEqual(make(1), make(1))
        XCTAssertNotEqual(make(1), make(2))
    }
}

struct DropMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            requestZeroValues(of: PassthroughSubject<Int, any Error>().dropFirst())
        }
        expectMessage("demand must not be zero", of: result)
    }

    @Test func aNegativeCountTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            PassthroughSubject<Int, any Error>().dropFirst(-1).subscribe(TestSubscriber())
        }
        expectMessage("dropFirst: expected a count of at least 0", of: result)
    }
}
