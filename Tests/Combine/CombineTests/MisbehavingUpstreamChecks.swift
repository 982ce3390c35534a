import Combine
import CombineTesting
import XCTest

/// Checks of how an operator handles an upstream that violates the contract of a publisher.
struct MisbehavingUpstreamChecks {
    /// A Boolean value that indicates whether the operator accepts a value that arrives before the subscription.
    /// Operators whose upstream sends publishers do.
    var countsEarlyValues = false

    /// A Boolean value that indicates whether the operator ends with the upstream.
    var endsWithUpstream = true

    /// Checks an operator with an upstream and another publisher. The other publisher doesn't send anything.
    func check<Operator: Publisher<Int, TestError>>(
        line: UInt = #line,
        _ make: @escaping (CapturingPublisher<Int, TestError>, TestPublisher<Int, TestError>) -> Operator
    ) {
        subscribe(make) { upstream, subscriber in
            let subscriptions = (0..<3).map { _ in TestSubscription() }
            for subscription in subscriptions.prefix(2) { upstream.receive(subscription: subscription) }
            XCTAssertEqual(subscriptions.map(\.cancelCount), [0, 1, 0], "a second subscription", line: line)
            XCTAssertEqual(subscriptions[1].requests, [], line: line)
            XCTAssertEqual(subscriber.subscriptions.count, 1, line: line)
            subscriber.cancel()
            XCTAssertEqual(subscriptions[0].cancelCount, 1, line: line)
            upstream.receive(subscription: subscriptions[2])
            XCTAssertEqual(subscriptions[2].cancelCount, 1, "a subscription after cancelling", line: line)
        }
        subscribe(make) { upstream, subscriber in
            let subscription = TestSubscription()
            upstream.receive(subscription: subscription)
            _ = upstream.receive(1)
            upstream.receive(completion: .finished)
            XCTAssertEqual(upstream.receive(2), .none, "a value after the completion", line: line)
            upstream.receive(completion: .failure(.first))
            upstream.receive(completion: .finished)
            XCTAssertEqual(subscriber.values.count, 1, line: line)
            XCTAssertEqual(subscriber.completions, endsWithUpstream ? [.finished] : [], line: line)
            XCTAssertEqual(subscription.cancelCount, 0, line: line)
        }
        subscribe(make) { upstream, subscriber in
            upstream.receive(subscription: TestSubscription())
            _ = upstream.receive(1)
            subscriber.cancel()
            XCTAssertEqual(upstream.receive(2), .none, "a value after cancelling", line: line)
            upstream.receive(completion: .failure(.first))
            XCTAssertEqual(subscriber.values.count, 1, line: line)
            XCTAssertEqual(subscriber.completions, [], line: line)
        }
        subscribe(make) { upstream, subscriber in
            XCTAssertEqual(upstream.receive(1), .none, "a value before the subscription", line: line)
            XCTAssertEqual(subscriber.values.count, countsEarlyValues ? 1 : 0, line: line)
        }
    }

    /// Subscribes to an operator, and returns its inner subscriber.
    private func subscribe<Operator: Publisher<Int, TestError>>(
        _ make: (CapturingPublisher<Int, TestError>, TestPublisher<Int, TestError>) -> Operator,
        _ body: (AnySubscriber<Int, TestError>, TestSubscriber<Int, TestError>) -> Void
    ) {
        let subscriber = TestSubscriber<Int, TestError>()
        var captured: AnySubscriber<Int, TestError>?
        let publisher = make(CapturingPublisher { captured = $0 }, TestPublisher())
        publisher.subscribe(subscriber)
        guard let captured else { return XCTFail("should subscribe to upstream") }
        body(captured, subscriber)
        subscriber.cancel()
        withExtendedLifetime(publisher) {}
    }
}
