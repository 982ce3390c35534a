import Combine
import CombineTesting
import Testing
import XCTest

final class BufferTests: XCTestCase {
    private let upstream = TestPublisher<Int, TestError>()

    /// Sends six values to a buffer of size three. The subscriber doesn't request values.
    private func sendSixToThree(
        whenFull: Publishers.BufferingStrategy<TestError>,
        prefetch: Publishers.PrefetchStrategy = .byRequest
    ) -> TestSubscriber<Int, TestError> {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        upstream.buffer(size: 3, prefetch: prefetch, whenFull: whenFull).subscribe(subscriber)
        for value in 1...6 { XCTAssertEqual(upstream.send(value), .none) }
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.subscriptions, ["Buffer"])
        return subscriber
    }

    func testDropNewest() {
        let subscriber = sendSixToThree(whenFull: .dropNewest)
        XCTAssertEqual(upstream.requests, [.unlimited])
        subscriber.request(.max(2))
        XCTAssertEqual(subscriber.values, [1, 2])
        upstream.send(7)
        subscriber.request(.max(2))
        XCTAssertEqual(subscriber.values, [1, 2, 3, 7])
    }

    func testDropOldest() {
        let subscriber = sendSixToThree(whenFull: .dropOldest)
        subscriber.request(.unlimited)
        XCTAssertEqual(subscriber.values, [4, 5, 6])
    }

    func testABufferOfSizeZeroThatDropsTheOldestStoresOneValue() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        upstream.buffer(size: 0, prefetch: .byRequest, whenFull: .dropOldest).subscribe(subscriber)
        for value in 1...3 { upstream.send(value) }
        subscriber.request(.max(2))
        XCTAssertEqual(subscriber.values, [3])
        upstream.send(4)
        XCTAssertEqual(subscriber.values, [3, 4])
    }

    // MARK: Completion

    func testTheNextRequestSendsTheRequestedValuesAndTheCustomError() {
        for prefetch in [Publishers.PrefetchStrategy.keepFull, .byRequest] {
            let upstream = TestPublisher<Int, TestError>()
            let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
            upstream.buffer(size: 3, prefetch: prefetch, whenFull: .customError { .first }).subscribe(subscriber)
            for value in 1...6 { upstream.send(value) }
            upstream.send(completion: .finished)
            XCTAssertEqual(upstream.cancelCount, 1)
            XCTAssertEqual(subscriber.completions, [])
            subscriber.request(.max(2))
            XCTAssertEqual(subscriber.values, [1, 2])
            XCTAssertEqual(subscriber.completions, [.failure(.first)])
            subscriber.request(.unlimited)
            XCTAssertEqual(subscriber.events.count, 4)
            subscriber.cancel()
            XCTAssertEqual(upstream.cancelCount, 1)
        }
    }

    func testACustomErrorDuringAValueIsSentAfterTheRequestedValues() {
        let upstream = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none) { value in
            if value == 1 { for value in 4...6 { upstream.send(value) } }
        }
        upstream.buffer(size: 3, prefetch: .byRequest, whenFull: .customError { .first }).subscribe(subscriber)
        for value in 1...3 { upstream.send(value) }
        subscriber.request(.max(2))
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testTheNextRequestSendsTheCustomErrorOfABufferOfSizeZero() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        upstream.buffer(size: 0, prefetch: .byRequest, whenFull: .customError { .first }).subscribe(subscriber)
        upstream.send(1)
        XCTAssertEqual(upstream.cancelCount, 1)
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testCancellingAfterAnOverflow() {
        let upstream = PassthroughSubject<NSObject, TestError>()
        let subscriber = TestSubscriber<NSObject, TestError>(initialDemand: .none)
        upstream.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .first }).subscribe(subscriber)
        weak var kept: NSObject?
        do {
            let value = NSObject()
            kept = value
            upstream.send(value)
            upstream.send(value)
        }
        let subscription = subscriber.subscription
        subscriber.cancel()
        XCTAssertNil(kept)
        subscription?.request(.unlimited)
        XCTAssertEqual(subscriber.events.count, 1)
    }

    func testNothingIsReceivedAfterCancellingDuringAValue() {
        var subscriber: TestSubscriber<Int, TestError>?
        subscriber = TestSubscriber(initialDemand: .none) { _ in subscriber?.cancel() }
        subscriber.map { upstream.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).subscribe($0) }
        for value in 1...3 { upstream.send(value) }
        subscriber?.request(.unlimited)
        XCTAssertEqual(subscriber?.values, [1])
        subscriber = nil
    }

    func testACancellationBeforeTheSubscriptionTakesEffect() {
        checkCancelledEarly(isCancelled: true) { $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest) }
    }

    func testAFailureWithoutDemandIsSentImmediatelyAndDropsTheStoredValues() {
        let subscriber = sendSixToThree(whenFull: .dropNewest)
        upstream.send(completion: .failure(.second))
        XCTAssertEqual(subscriber.completions, [.failure(.second)])
        subscriber.request(.unlimited)
        XCTAssertEqual(subscriber.values, [])
    }

    func testFinishingWaitsForTheStoredValuesAndFurtherDemand() {
        let subscriber = sendSixToThree(whenFull: .dropNewest)
        upstream.send(completion: .finished)
        upstream.send(7)
        subscriber.request(.max(3))
        XCTAssertEqual(subscriber.values, [1, 2, 3])
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [1, 2, 3])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testFinishingAnEmptyBufferWaitsForDemand() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        upstream.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(subscriber)
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.none)
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testFinishingWithDemandIsForwardedImmediately() {
        let subscriber = TestSubscriber<Int, TestError>()
        upstream.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(subscriber)
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    // MARK: Requests

    func testKeepFullRequestsAValueForEachRemovedValue() {
        let subscriber = sendSixToThree(whenFull: .dropNewest, prefetch: .keepFull)
        XCTAssertEqual(upstream.requests, [.max(3)])
        subscriber.request(.max(2))
        XCTAssertEqual(upstream.requests, [.max(3), .max(2)])
        subscriber.request(.max(2))
        XCTAssertEqual(upstream.requests, [.max(3), .max(2), .max(1)])
        XCTAssertEqual(upstream.send(8), .max(1))
        XCTAssertEqual(subscriber.values, [1, 2, 3, 8])
    }

    func testDemandReturnedForAValueIsAdded() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1), demandPerValue: .max(1))
        upstream.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        for value in 1...5 { XCTAssertEqual(upstream.send(value), .none) }
        XCTAssertEqual(subscriber.values, [1, 2, 3, 4, 5])
    }

    func testARequestForZeroValuesHasNoEffect() {
        let subscriber = sendSixToThree(whenFull: .dropNewest, prefetch: .keepFull)
        subscriber.request(.none)
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(upstream.requests, [.max(3)])
    }

    func testRequestsFromTheUpstreamBeforeSendingTheSubscription() throws {
        var log: [String] = []
        let source = CapturingPublisher<Int, TestError> { inner in
            inner.receive(subscription: LoggingSubscription { log.append($0) })
        }
        source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
            .handleEvents(receiveSubscription: { _ in log.append("subscription") })
            .subscribe(TestSubscriber(initialDemand: .none))
        XCTAssertEqual(log, ["request max(2)", "subscription"])
    }

    func testValuesSentDuringARequestArriveAfterTheSubscription() {
        for prefetch in [Publishers.PrefetchStrategy.keepFull, .byRequest] {
            let subscriber = TestSubscriber<Int, any Error>()
            (1...3).publisher.tryMap { value in
                if value == 3 { throw TestError.first }
                return value
            }.buffer(size: 5, prefetch: prefetch, whenFull: .dropNewest).subscribe(subscriber)
            guard case .subscription? = subscriber.events.first else { return XCTFail("should be subscribed first") }
            XCTAssertEqual(subscriber.values, [1, 2])
            XCTAssertEqual(subscriber.completions.map(\.error), [.first])
        }
    }

    func testARequestDuringTheSubscriptionIsServedImmediately() {
        for prefetch in [Publishers.PrefetchStrategy.keepFull, .byRequest] {
            var values: [Int] = []
            [1, 2, 3].publisher.buffer(size: 5, prefetch: prefetch, whenFull: .dropNewest).subscribe(
                AnySubscriber(
                    receiveSubscription: { subscription in
                        subscription.request(.max(2))
                        XCTAssertEqual(values, [1, 2])
                        subscription.cancel()
                    },
                    receiveValue: { value in
                        values.append(value)
                        return .none
                    },
                    receiveCompletion: { _ in XCTFail("should be cancelled") }
                )
            )
            XCTAssertEqual(values, [1, 2])
        }
    }

    func testRequestingDuringAValuePreservesTheOrder() {
        let upstream = PassthroughSubject<Int, Never>()
        var subscriber: TestSubscriber<Int, Never>?
        subscriber = TestSubscriber(initialDemand: .none) { _ in subscriber?.request(.max(1)) }
        subscriber.map { upstream.buffer(size: 10, prefetch: .byRequest, whenFull: .dropNewest).subscribe($0) }
        for value in 1...5 { upstream.send(value) }
        subscriber?.request(.max(1))
        XCTAssertEqual(subscriber?.values, [1, 2, 3, 4, 5])
        subscriber = nil
    }

    func testSendingDuringAValuePreservesTheOrder() {
        let upstream = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never> { value in
            if value < 3 { upstream.send(value + 1) }
        }
        upstream.buffer(size: 10, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        upstream.send(1)
        XCTAssertEqual(subscriber.values, [1, 2, 3])
    }

    // MARK: Threads

    func testARequestDoesNotWaitForADeliveryOnAnotherThread() {
        let (isDelivering, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1)) { value in
            if value == 1 {
                isDelivering.signal()
                mayGoOn.wait()
            }
        }
        let upstream = upstream
        upstream.buffer(size: 10, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        let sender = Thread { upstream.send(1) }
        sender.start()
        isDelivering.wait()
        for _ in 0..<1000 { subscriber.request(.max(1)) }
        mayGoOn.signal()
        for value in 2...1001 { upstream.send(value) }
        XCTAssertEqual(subscriber.values, Array(1...1001))
        upstream.send(1002)
        XCTAssertEqual(subscriber.values.count, 1001)
    }

    func testRequestsAndCancellationsDoNotWaitForADelivery() {
        checkRequestsAndCancellationsDoNotWait { upstream, _ in
            upstream.buffer(size: 10, prefetch: .byRequest, whenFull: .dropNewest)
        }
    }

    // MARK: Lifetime

    func testCancellingReleasesStoredValues() {
        let upstream = PassthroughSubject<NSObject, Never>()
        let subscriber = TestSubscriber<NSObject, Never>(initialDemand: .none)
        upstream.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        weak var kept: NSObject?
        do {
            let value = NSObject()
            kept = value
            upstream.send(value)
        }
        XCTAssertNotNil(kept)
        let subscription = subscriber.subscription
        subscriber.cancel()
        XCTAssertNil(kept)
        withExtendedLifetime(subscription) {}
    }

    func testReleasesASubscriberThatRetainsItsSubscription() {
        for prefetch in [Publishers.PrefetchStrategy.keepFull, .byRequest] {
            checkReleased(keepsSubscription: true) { upstream, _, token in
                upstream.buffer(size: 5, prefetch: prefetch, whenFull: .customError { (TestError.second, token).0 })
            }
        }
    }

    func testASubscriptionDoesNotRetainThePublisher() {
        weak var released: NSObject?
        let source = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>()
        do {
            let token = NSObject()
            released = token
            source.map { [token] in ($0, token).0 }.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest)
                .subscribe(subscriber)
            source.forgetSubscriber()
        }
        XCTAssertNil(released)
        XCTAssertNotNil(subscriber.subscription)
    }

    func testMirror() throws {
        let subscriber = sendSixToThree(whenFull: .dropNewest)
        let mirror = Mirror(reflecting: try XCTUnwrap(subscriber.subscription))
        XCTAssertEqual(mirror.children.map(\.label), ["values", "state", "downstreamDemand", "terminal"])
        XCTAssertEqual(mirror.descendant("values") as? [Int], [1, 2, 3])
        XCTAssertEqual(mirror.descendant("downstreamDemand") as? Subscribers.Demand, Subscribers.Demand.none)
    }

    func testHandlesAnUpstreamThatViolatesTheContract() throws {
        for prefetch in [Publishers.PrefetchStrategy.keepFull, .byRequest] {
            func make(_ upstream: CapturingPublisher<Int, TestError>) -> some Publisher<Int, TestError> {
                upstream.buffer(size: 5, prefetch: prefetch, whenFull: .dropNewest)
            }
            try DirectedUpstream(make).checkOtherSubscriptions()
            let early = try DirectedUpstream(make)
            XCTAssertEqual(early.inner.receive(1), .none)
            early.inner.receive(completion: .finished)
            XCTAssertEqual(early.subscriber.events.count, 0)
            _ = early.subscribe()
            early.inner.receive(completion: .finished)
            XCTAssertEqual(early.inner.receive(2), .none)
            early.inner.receive(completion: .failure(.first))
            XCTAssertEqual(early.subscriber.values, [])
            XCTAssertEqual(early.subscriber.completions, [.finished])
        }
    }

    func testStrategies() {
        XCTAssertEqual(Publishers.PrefetchStrategy.keepFull, .keepFull)
        XCTAssertNotEqual(Publishers.PrefetchStrategy.keepFull, .byRequest)
        XCTAssertEqual(Set([Publishers.PrefetchStrategy.keepFull, .byRequest, .keepFull]).count, 2)
    }
}

struct BufferMisuseTests {
    @Test func aNegativeSizeTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            PassthroughSubject<Int, any Error>().buffer(size: -1, prefetch: .keepFull, whenFull: .dropOldest)
                .subscribe(TestSubscriber())
        }
        expectMessage("buffer: expected a size of at least 0, found -1", of: result)
    }
}

/// A subscription that logs its requests.
private struct LoggingSubscription: Subscription {
    let combineIdentifier = CombineIdentifier()
    let log: (String) -> Void

    func request(_ demand: Subscribers.Demand) {
        log("request \(demand)")
    }

    func cancel() {
        log("cancel")
    }
}
