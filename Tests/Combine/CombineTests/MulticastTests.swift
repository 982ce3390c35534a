import Combine
import CombineTesting
import XCTest

final class MulticastTests: XCTestCase {
    func testSubscribesOnceWhenConnected() {
        let upstream = TestPublisher<Int, TestError>()
        var made = 0
        let multicast = upstream.multicast { () -> PassthroughSubject<Int, TestError> in
            made += 1
            return PassthroughSubject()
        }
        let first = TestSubscriber<Int, TestError>()
        let second = TestSubscriber<Int, TestError>(initialDemand: .max(1))
        XCTAssertEqual(made, 0)
        multicast.subscribe(first)
        multicast.subscribe(second)
        XCTAssertEqual(first.subscriptions, ["Multicast"])
        XCTAssertEqual(upstream.subscriptions.count, 0)
        let connection = multicast.connect()
        XCTAssertEqual(made, 1)
        XCTAssertEqual(upstream.requests, [.unlimited])
        upstream.send(1)
        upstream.send(2)
        XCTAssertEqual(first.values, [1, 2])
        XCTAssertEqual(second.values, [1])
        connection.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        upstream.send(3)
        XCTAssertEqual(first.values, [1, 2])
    }

    func testDeliversThroughASubject() {
        let subject = PassthroughSubject<Int, TestError>()
        let upstream = TestPublisher<Int, TestError>()
        let multicast = upstream.multicast(subject: subject)
        let subscriber = TestSubscriber<Int, TestError>()
        multicast.subscribe(subscriber)
        let connection = multicast.connect()
        subject.send(1)
        upstream.send(2)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        connection.cancel()
    }

    func testDemandIsRequestedFromTheSubject() {
        let subject = RequestRecordingSubject()
        let upstream = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2), demandPerValue: .max(1))
        let multicast = upstream.multicast(subject: subject)
        multicast.subscribe(subscriber)
        subscriber.request(.none)
        subject.send(1)
        XCTAssertEqual(subject.subscription.requests, [.max(2), .none, .max(1)])
        subscriber.cancel()
        XCTAssertEqual(subject.subscription.cancelCount, 1)
        subject.send(2)
        XCTAssertEqual(subscriber.values, [1])
    }

    /// Apple's framework releases the subject together with the multicast publisher and the subscribers, before the
    /// connection is cancelled.
    func testTheConnectionRetainsTheSubjectUntilItIsCancelled() {
        weak var released: PassthroughSubject<Int, Never>?
        var connection: (any Cancellable)?
        do {
            let subject = PassthroughSubject<Int, Never>()
            released = subject
            connection = TestPublisher<Int, Never>().multicast(subject: subject).connect()
        }
        XCTAssertNotNil(released)
        connection?.cancel()
        XCTAssertNil(released)
    }

    func testASubscriberThatKeepsItsSubscriptionIsReleasedAtTheEnd() {
        for isCancelled in [true, false] {
            let subject = PassthroughSubject<Int, Never>()
            weak var released: TestSubscriber<Int, Never>?
            do {
                let subscriber = TestSubscriber<Int, Never>()
                released = subscriber
                subject.share().subscribe(subscriber)
                subject.send(1)
                XCTAssertEqual(subscriber.values, [1])
                if isCancelled { subscriber.subscription?.cancel() } else { subject.send(completion: .finished) }
                XCTAssertEqual(subscriber.subscription.map { "\($0)" }, "Multicast")
            }
            XCTAssertNil(released, "\(isCancelled)")
        }
    }

    func testTheMirrorIsEmpty() {
        let subscriber = TestSubscriber<Int, Never>()
        Empty<Int, Never>().multicast(subject: PassthroughSubject()).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscription.map { Mirror(reflecting: $0).children.count }, 0)
    }
}

/// A subject that records the requests of its last subscriber, and ignores the demand.
private final class RequestRecordingSubject: Subject {
    typealias Output = Int
    typealias Failure = Never

    let subscription = TestSubscription()
    private var subscriber: AnySubscriber<Int, Never>?

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: subscription)
    }

    func send(_ value: Int) {
        _ = subscriber?.receive(value)
    }

    func send(completion: Subscribers.Completion<Never>) {
        subscriber?.receive(completion: completion)
    }

    func send(subscription: any Subscription) {
        subscription.request(.unlimited)
    }
}
