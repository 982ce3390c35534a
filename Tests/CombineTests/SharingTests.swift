import Combine
import CombineTesting
import XCTest

final class SharingTests: XCTestCase {
    func testMulticastSubscribesOnceWhenConnected() {
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

    func testMulticastThroughASubject() {
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

    func testShareConnectsWithTheFirstAndCancelsWithTheLast() {
        let upstream = TestPublisher<Int, Never>()
        let share = upstream.share()
        let (first, second) = (TestSubscriber<Int, Never>(), TestSubscriber<Int, Never>())
        share.subscribe(first)
        XCTAssertEqual(first.subscriptions, ["Multicast"])
        XCTAssertEqual(upstream.subscriptions.count, 1)
        share.subscribe(second)
        XCTAssertEqual(upstream.subscriptions.count, 1)
        upstream.send(1)
        first.cancel()
        XCTAssertEqual(upstream.cancelCount, 0)
        upstream.send(2)
        second.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
        XCTAssertEqual(first.values, [1])
        XCTAssertEqual(second.values, [1, 2])
        share.subscribe(TestSubscriber<Int, Never>())
        XCTAssertEqual(upstream.subscriptions.count, 2)
        XCTAssertEqual(share, share)
        XCTAssertNotEqual(share, upstream.share())
    }

    func testShareOfWhatFinishesAtOnce() {
        let share = [1, 2].publisher.share()
        let (first, second) = (TestSubscriber<Int, Never>(), TestSubscriber<Int, Never>())
        share.subscribe(first)
        share.subscribe(second)
        XCTAssertEqual(first.values, [1, 2])
        XCTAssertEqual(first.completions, [.finished])
        XCTAssertEqual(second.values, [])
        XCTAssertEqual(second.completions, [.finished])
    }

    func testConnectingIsCancelledThatASubscriberCancelsMeanwhile() {
        let upstream = PassthroughSubject<Int, Never>()
        var cancels = 0
        var subscriber: TestSubscriber<Int, Never>?
        subscriber = TestSubscriber { _ in subscriber?.cancel() }
        let early = TestSubscriber<Int, Never>()
        let publisher = TestConnectable(upstream: upstream, onCancel: { cancels += 1 }).autoconnect()
        subscriber.map { publisher.subscribe($0) }
        XCTAssertEqual(subscriber?.values, [0])
        XCTAssertEqual(cancels, 1)
        publisher.subscribe(early)
        XCTAssertEqual(early.values, [0])
        early.cancel()
        XCTAssertEqual(cancels, 2)
        subscriber = nil
    }

    func testMakeConnectable() {
        let upstream = PassthroughSubject<Int, Never>()
        let publisher = upstream.makeConnectable()
        let subscriber = TestSubscriber<Int, Never>()
        publisher.subscribe(subscriber)
        upstream.send(1)
        let connection = publisher.connect()
        upstream.send(2)
        connection.cancel()
        upstream.send(3)
        XCTAssertEqual(subscriber.values, [2])
    }
}

/// Sends a zero when it is connected.
private struct TestConnectable: ConnectablePublisher {
    typealias Output = Int
    typealias Failure = Never

    let upstream: PassthroughSubject<Int, Never>
    let onCancel: () -> Void

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
        upstream.subscribe(subscriber)
    }

    func connect() -> any Cancellable {
        upstream.send(0)
        return AnyCancellable(onCancel)
    }
}
