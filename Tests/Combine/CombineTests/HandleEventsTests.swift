import Combine
import CombineTesting
import XCTest

final class HandleEventsTests: XCTestCase {
    private let upstream = TestPublisher<Int, TestError>()

    func testRunsClosuresBeforeForwardingEvents() {
        var log: [String] = []
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2), demandPerValue: .max(1)) {
            log.append("downstream \($0)")
        }
        upstream.handleEvents(
            receiveSubscription: { log.append("subscription \($0)") },
            receiveOutput: { log.append("value \($0)") },
            receiveCompletion: { log.append("completion \($0)") },
            receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("request \($0)") }
        ).subscribe(subscriber)
        XCTAssertEqual(upstream.subscriberDescriptions, ["HandleEvents"])
        XCTAssertEqual(subscriber.subscriptions, ["HandleEvents"])
        XCTAssertEqual(upstream.send(1), .max(1))
        subscriber.request(.none)
        upstream.send(completion: .finished)
        subscriber.cancel()
        XCTAssertEqual(
            log,
            [
                "subscription TestSubscription", "request max(2)", "value 1", "downstream 1", "request max(1)",
                "request max(0)", "completion finished",
            ]
        )
        XCTAssertEqual(upstream.requests, [.max(2), .none])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(upstream.cancelCount, 0)
    }

    func testCancellingRunsAndReleasesTheClosures() {
        var cancelCount = 0
        var object: NSObject? = NSObject()
        weak let released = object
        let subscriber = TestSubscriber<Int, TestError>()
        upstream.handleEvents(receiveOutput: { [object] _ in _ = object }, receiveCancel: { cancelCount += 1 })
            .subscribe(subscriber)
        object = nil
        XCTAssertNotNil(released)
        let subscription = subscriber.subscription
        subscriber.cancel()
        subscription?.cancel()
        XCTAssertEqual(cancelCount, 1)
        XCTAssertEqual(upstream.cancelCount, 1)
        XCTAssertNil(released)
    }

    func testCancellingDuringAClosureCancelsOnce() {
        let subscriber = TestSubscriber<Int, TestError>()
        upstream.handleEvents(receiveCancel: { subscriber.cancel() }).subscribe(subscriber)
        let subscription = subscriber.subscription
        subscription?.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
    }

    func testReleasesItsClosuresAndItsSubscriber() {
        checkReleased { upstream, _, token in upstream.handleEvents(receiveOutput: { _ in _ = token }) }
    }

    func testASubscriptionDoesNotRetainThePublisher() {
        weak var released: PassthroughSubject<Int, TestError>?
        let subscriber = TestSubscriber<Int, TestError>()
        do {
            let subject = PassthroughSubject<Int, TestError>()
            released = subject
            subject.handleEvents().subscribe(subscriber)
        }
        XCTAssertNil(released)
    }

    func testHandlesAnUpstreamThatViolatesTheContract() throws {
        try DirectedUpstream { $0.handleEvents() }.checkOtherSubscriptions()
        let early = try DirectedUpstream(to: TestSubscriber(demandPerValue: .max(42))) { $0.handleEvents() }
        XCTAssertEqual(early.inner.receive(1), .max(42), "forwarded")
        early.inner.receive(completion: .finished)
        XCTAssertEqual(early.subscriber.values, [1])
        XCTAssertEqual(early.subscriber.completions, [.finished])
    }

    func testMirror() throws {
        let subscriber = TestSubscriber<Int, TestError>()
        upstream.handleEvents().subscribe(subscriber)
        XCTAssertEqual(Mirror(reflecting: try XCTUnwrap(subscriber.subscription)).children.count, 0)
    }

    func testTheClosureRunsForARejectedSubscription() {
        var (captured, subscribedCount): (AnySubscriber<Int, TestError>?, Int) = (nil, 0)
        let subscriber = TestSubscriber<Int, TestError>()
        CapturingPublisher { captured = $0 }
            .handleEvents(receiveSubscription: { _ in subscribedCount += 1 })
            .subscribe(subscriber)
        let subscriptions = (0..<2).map { _ in TestSubscription() }
        for subscription in subscriptions { captured?.receive(subscription: subscription) }
        XCTAssertEqual(subscribedCount, 2)
        XCTAssertEqual(subscriptions.map(\.cancelCount), [0, 1])
    }

    func testACancellationBeforeTheSubscriptionIsIgnored() {
        checkCancelledEarly { $0.handleEvents() }
    }
}
