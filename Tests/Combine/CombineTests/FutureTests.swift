import Combine
import CombineTesting
import TestSupport
import Testing
import XCTest

final class FutureTests: XCTestCase {
    func testRunsImmediatelyAndSendsTheValueOnDemand() {
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        XCTAssertNotNil(promise)
        let eager = TestSubscriber<Int, TestError>()
        let late = TestSubscriber<Int, TestError>(initialDemand: .none)
        future.subscribe(eager)
        future.subscribe(late)
        XCTAssertEqual(eager.subscriptions, ["Future"])
        promise?(.success(1))
        promise?(.success(2))
        promise?(.failure(.first))
        XCTAssertEqual(eager.values, [1])
        XCTAssertEqual(eager.completions, [.finished])
        XCTAssertEqual(late.completions, [])
        late.request(.max(1))
        XCTAssertEqual(late.values, [1])
        XCTAssertEqual(late.completions, [.finished])
        let after = TestSubscriber<Int, TestError>()
        future.subscribe(after)
        XCTAssertEqual(after.values, [1])
    }

    func testFailsWithoutDemand() {
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        future.subscribe(subscriber)
        promise?(.failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        let after = TestSubscriber<Int, TestError>(initialDemand: .none)
        future.subscribe(after)
        XCTAssertEqual(after.completions, [.failure(.first)])
    }

    func testSubscribersReceiveTheResultInTheOrderOfSubscription() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        var order: [Int] = []
        let subscriptions = (0..<50).map { index in future.sink { _ in order.append(index) } }
        promise?(.success(1))
        XCTAssertEqual(order, Array(0..<50))
        withExtendedLifetime(subscriptions) {}
    }

    func testCancelling() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        weak var released: TestSubscriber<Int, Never>?
        do {
            let subscriber = TestSubscriber<Int, Never>()
            released = subscriber
            future.subscribe(subscriber)
            subscriber.cancel()
            promise?(.success(1))
            XCTAssertEqual(subscriber.values, [])
        }
        XCTAssertNil(released)
    }

    func testSendsImmediatelyIfTheResultIsAvailable() {
        let future = Future<Int, Never> { $0(.success(1)) }
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        future.subscribe(subscriber)
        XCTAssertEqual(subscriber.events.count, 1)
        subscriber.request(.max(1))
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testCallingThePromiseDuringTheSubscription() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        var events: [String] = []
        future.subscribe(
            AnySubscriber(
                receiveSubscription: {
                    $0.request(.max(1))
                    promise?(.success(1))
                },
                receiveValue: {
                    events.append("\($0)")
                    return .none
                },
                receiveCompletion: { events.append("\($0)") }
            )
        )
        XCTAssertEqual(events, ["1", "finished"])
    }

    func testTheMirrorOfASubscription() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        future.subscribe(subscriber)
        let subscription = subscriber.subscription
        let name = "Combine.Future<Swift.Int, Swift.Never>"
        XCTAssertEqual(
            mirrorChildren(of: subscription),
            ["parent: \(name)", "downstream: TestSubscriber", "hasAnyDemand: false", "subject: \(name)"]
        )
        subscription?.request(.max(1))
        XCTAssertEqual(mirrorChildren(of: subscription)[2], "hasAnyDemand: true")
        promise?(.success(1))
        XCTAssertEqual(
            mirrorChildren(of: subscription),
            ["parent: \(name)", "downstream: nil", "hasAnyDemand: false", "subject: \(name)"]
        )
    }

    func testReleasesTheSubscriberAtTheEnd() {
        for ending in StreamEnding.allCases {
            weak var released: TestSubscriber<Int, TestError>?
            var subscription: (any Subscription)?
            var promise: Future<Int, TestError>.Promise?
            let future = Future<Int, TestError> { promise = $0 }
            do {
                let subscriber = TestSubscriber<Int, TestError>()
                released = subscriber
                future.subscribe(subscriber)
                subscription = subscriber.subscription
                switch ending {
                case .finish: promise?(.success(1))
                case .fail: promise?(.failure(.first))
                case .cancel: subscription?.cancel()
                }
                subscriber.cancel()
            }
            XCTAssertNil(released, "\(ending)")
            withExtendedLifetime(subscription) {}
        }
    }

    func testCancellingDuringTheSubscriptionReleasesTheSubscriber() {
        weak var released: ReleaseToken?
        let future = Future<Int, Never> { _ in }
        do {
            let token = ReleaseToken()
            released = token
            future.subscribe(
                AnySubscriber(receiveSubscription: { [token] in withExtendedLifetime(token, $0.cancel) })
            )
        }
        XCTAssertNil(released)
    }

    func testRequestingAndCallingThePromiseOnTwoThreadsSendsOnce() {
        for _ in 0..<500 {
            let promise = Locked<Future<Int, Never>.Promise?>(nil)
            let future = Future<Int, Never> { promise.exchange($0) }
            let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
            future.subscribe(subscriber)
            DispatchQueue.concurrentPerform(iterations: 2) { thread in
                if thread == 0 { promise.value?(.success(1)) } else { subscriber.request(.max(1)) }
            }
            XCTAssertEqual(subscriber.values, [1])
            XCTAssertEqual(subscriber.completions, [.finished])
        }
    }

    func testValue() async throws {
        let value = await Future<Int, Never> { promise in
            let promise = Unsynchronized(promise)
            DispatchQueue.global().async { promise.value(.success(3)) }
        }.value
        XCTAssertEqual(value, 3)
        let other = try await Future<Int, TestError> { $0(.success(4)) }.value
        XCTAssertEqual(other, 4)
        do {
            _ = try await Future<Int, TestError> { $0(.failure(.first)) }.value
            XCTFail("should throw")
        } catch {
            XCTAssertEqual(error as? TestError, .first)
        }
    }
}

struct FutureMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        expectMessage(
            "demand must not be zero",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                requestZeroValues(of: Future<Int, Never> { _ in })
            }
        )
    }
}
