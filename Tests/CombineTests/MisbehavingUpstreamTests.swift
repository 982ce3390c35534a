import Combine
import CombineTesting
import XCTest

/// What an upstream sends that it should not does no harm.
final class MisbehavingUpstreamTests: XCTestCase {
    /// An operator's publisher of an upstream, another publisher that sends nothing unless told to, and a scheduler.
    private typealias Operator =
        (AnyPublisher<Int, TestError>, TestPublisher<Int, TestError>, VirtualTimeScheduler) -> AnyPublisher<
            Int, TestError
        >

    private let operators: [(name: String, make: Operator)] = [
        (
            "buffer(byRequest)",
            { upstream, _, _ in
                upstream.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest)
                    .eraseToAnyPublisher()
            }
        ),
        (
            "buffer(keepFull)",
            { upstream, _, _ in
                upstream.buffer(size: 5, prefetch: .keepFull, whenFull: .dropNewest)
                    .eraseToAnyPublisher()
            }
        ),
        (
            "debounce",
            { upstream, _, scheduler in upstream.debounce(for: 1, scheduler: scheduler).eraseToAnyPublisher() }
        ),
        (
            "throttle",
            { upstream, _, scheduler in
                upstream.throttle(for: 1, scheduler: scheduler, latest: true)
                    .eraseToAnyPublisher()
            }
        ),
        ("delay", { upstream, _, scheduler in upstream.delay(for: 1, scheduler: scheduler).eraseToAnyPublisher() }),
        ("timeout", { upstream, _, scheduler in upstream.timeout(99, scheduler: scheduler).eraseToAnyPublisher() }),
        (
            "measureInterval",
            { upstream, _, scheduler in
                upstream.measureInterval(using: scheduler).map(\.nanoseconds)
                    .eraseToAnyPublisher()
            }
        ),
        (
            "collect(byTime)",
            { upstream, _, scheduler in
                upstream.collect(.byTime(scheduler, 1)).map(\.count)
                    .eraseToAnyPublisher()
            }
        ),
        ("receive(on:)", { upstream, _, scheduler in upstream.receive(on: scheduler).eraseToAnyPublisher() }),
        ("subscribe(on:)", { upstream, _, scheduler in upstream.subscribe(on: scheduler).eraseToAnyPublisher() }),
    ]

    /// Subscribes to an operator, and hands its inner subscriber over.
    private func subscribe(
        _ make: Operator,
        _ body: (AnySubscriber<Int, TestError>, TestSubscriber<Int, TestError>, VirtualTimeScheduler) -> Void
    ) {
        let scheduler = VirtualTimeScheduler()
        let subscriber = TestSubscriber<Int, TestError>()
        var captured: AnySubscriber<Int, TestError>?
        let upstream = CapturingPublisher { captured = $0 }.eraseToAnyPublisher()
        let publisher = make(upstream, TestPublisher(), scheduler)
        publisher.subscribe(subscriber)
        scheduler.advance()
        guard let captured else { return XCTFail("should subscribe to upstream") }
        body(captured, subscriber, scheduler)
        subscriber.cancel()
        withExtendedLifetime(publisher) {}
    }

    func testASecondSubscriptionIsCancelled() {
        for (name, make) in operators {
            subscribe(make) { upstream, subscriber, scheduler in
                let subscriptions = [TestSubscription(), TestSubscription()]
                for subscription in subscriptions { upstream.receive(subscription: subscription) }
                XCTAssertEqual(subscriptions.map(\.cancelCount), [0, 1], name)
                XCTAssertEqual(subscriber.subscriptions.count, 1, name)
                XCTAssertEqual(subscriptions[1].requests, [], name)
            }
        }
    }

    func testASubscriptionAfterCancellingIsCancelled() {
        for (name, make) in operators {
            subscribe(make) { upstream, subscriber, scheduler in
                let first = TestSubscription()
                upstream.receive(subscription: first)
                scheduler.advance()
                subscriber.cancel()
                scheduler.advance()
                XCTAssertEqual(first.cancelCount, 1, name)
                let second = TestSubscription()
                upstream.receive(subscription: second)
                scheduler.advance()
                XCTAssertEqual(second.cancelCount, 1, name)
            }
        }
    }

    func testNothingIsReceivedAfterTheCompletion() {
        for (name, make) in operators {
            subscribe(make) { upstream, subscriber, scheduler in
                let subscription = TestSubscription()
                upstream.receive(subscription: subscription)
                scheduler.advance()
                _ = upstream.receive(1)
                scheduler.advance(by: 2)
                XCTAssertEqual(subscriber.values.count, 1, name)
                upstream.receive(completion: .finished)
                scheduler.advance(by: 2)
                XCTAssertEqual(subscriber.values.count, 1, name)
                XCTAssertEqual(upstream.receive(2), .none, name)
                upstream.receive(completion: .failure(.first))
                upstream.receive(completion: .finished)
                scheduler.advance(by: 2)
                XCTAssertEqual(subscriber.values.count, 1, name)
                XCTAssertEqual(subscriber.completions, [.finished], name)
                XCTAssertEqual(subscription.cancelCount, 0, name)
            }
        }
    }

    func testNothingIsReceivedAfterCancelling() {
        for (name, make) in operators {
            subscribe(make) { upstream, subscriber, scheduler in
                upstream.receive(subscription: TestSubscription())
                scheduler.advance()
                // What is under way is not delivered either.
                _ = upstream.receive(1)
                let before = subscriber.values.count
                subscriber.cancel()
                XCTAssertEqual(upstream.receive(2), .none, name)
                upstream.receive(completion: .failure(.first))
                upstream.receive(completion: .finished)
                scheduler.advance(by: 200)
                XCTAssertEqual(subscriber.values.count, before, name)
                XCTAssertEqual(subscriber.completions.count, 0, name)
            }
        }
    }

    func testNothingIsReceivedBeforeTheSubscription() {
        for (name, make) in operators {
            subscribe(make) { upstream, subscriber, scheduler in
                XCTAssertEqual(upstream.receive(1), .none, name)
                scheduler.advance(by: 2)
                XCTAssertEqual(subscriber.values, [], name)
            }
        }
    }
}
